import Synchronization
import VectorDrawing

/// SVG mixes gradient colours in sRGB, Apple perceptually
/// (Facts/colors.md#gradients). Extra stops between the given ones make up the difference, as few
/// as keep
/// each segment's middle within 2/255 of the perceptual colour.
enum PerceptualStops {
  /// Widgets draw the same few gradients again and again, and the mixing is all powers and roots.
  private static let known = Mutex<[Key: [UInt8]]>([:])

  /// The elements of all stops, as a closure writes them that is called for stops that are not
  /// known.
  static func elements(_ stops: [GradientStop], _ write: ([GradientStop]) -> [UInt8]) -> [UInt8] {
    let key = Key(stops: stops)
    if let known = known.withLock({ $0[key] }) { return known }
    let written = write(expand(stops))
    known.withLock {
      if $0.count >= 256 { $0.removeAll(keepingCapacity: true) }
      $0[key] = written
    }
    return written
  }

  /// Stops found by the colours of their ends: hashing all of them costs as much as writing them.
  private struct Key: Hashable {
    let stops: [GradientStop]

    func hash(into hasher: inout Hasher) {
      guard let first = stops.first?.color, let last = stops.last?.color else { return }
      hasher.combine(Self.sum(first) + 2 * Self.sum(last))
    }

    private static func sum(_ color: RGBA) -> Double {
      color.red + 256 * color.green + 65_536 * color.blue
    }
  }

  /// All stops.
  static func expand(_ stops: [GradientStop]) -> [GradientStop] {
    guard var previous = stops.first else { return [] }
    previous.location = min(max(previous.location, 0), 1)
    var result: [GradientStop] = []
    for next in stops.dropFirst() {
      var next = next
      next.location = max(previous.location, min(max(next.location, 0), 1))
      let (from, to) = (previous.tinted(like: next), next.tinted(like: previous))
      if result.last != from { result.append(from) }
      if to.location > from.location, to.color != from.color {
        subdivide(from: from, to: to, depth: 3, into: &result)
      }
      result.append(to)
      previous = next
    }
    return result.isEmpty ? [previous] : result
  }

  private static func subdivide(
    from: GradientStop, to: GradientStop, depth: Int, into result: inout [GradientStop]
  ) {
    guard depth > 0, from.mixing != .device else { return }
    var middle = from
    middle.color = from.color.mixed(with: to.color, by: 0.5, from.mixing)
    middle.location = (from.location + to.location) / 2
    if isClose(middle.color, from.color, to.color) { return }
    subdivide(from: from, to: middle, depth: depth - 1, into: &result)
    result.append(middle)
    subdivide(from: middle, to: to, depth: depth - 1, into: &result)
  }

  private static func isClose(_ middle: RGBA, _ a: RGBA, _ b: RGBA) -> Bool {
    let tolerance = 2.0 / 255
    return abs(middle.red - (a.red + b.red) / 2) < tolerance
      && abs(middle.green - (a.green + b.green) / 2) < tolerance
      && abs(middle.blue - (a.blue + b.blue) / 2) < tolerance
  }
}

extension GradientStop {
  /// A clear stop in its neighbour's colour. Straight alpha would mix in the hue of what is not
  /// seen, black as a rule.
  fileprivate func tinted(like other: GradientStop) -> GradientStop {
    if color.alpha > 0 || other.color.alpha <= 0 { return self }
    return GradientStop(color: other.color.opacity(0), location: location, mixing: mixing)
  }
}
