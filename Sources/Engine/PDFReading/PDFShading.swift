import Foundation
import VectorDrawing

/// A gradient of a PDF along a line or between circles (ISO 32000-1, section 8.7.4.5).
struct PDFShading {
  /// In the shading's own coordinates.
  private(set) var paint: GradientPaint

  /// Nothing for meshes and functions of two numbers.
  init?(_ value: PDFValue?, _ resources: [String: PDFValue], _ document: PDFDocument) {
    let entries = document.entries(value)
    guard let kind = document.value(entries["ShadingType"]).count, kind == 2 || kind == 3,
      let space = PDFColorSpace(entries["ColorSpace"], resources, document),
      let function = PDFFunction(entries["Function"], in: document),
      let ends = document.numbers(entries["Coords"]), ends.count == (kind == 2 ? 4 : 6)
    else { return nil }
    let domain = document.numbers(entries["Domain"]) ?? [0, 1]
    guard domain.count == 2, domain[0] < domain[1] else { return nil }
    var stops = Self.stops(function, space, domain)
    let goesOn = (document.array(entries["Extend"]) ?? []).map { value -> Bool in
      if case .boolean(let goesOn) = value { return goesOn }
      return false
    }
    let holds = goesOn.count == 2 ? goesOn : [false, false]
    if !holds[0], let first = stops.first { stops.insert(first.clear(at: 0), at: 0) }
    if !holds[1], let last = stops.last { stops.append(last.clear(at: 1)) }
    if kind == 2 {
      paint = GradientPaint(
        geometry: .linear(
          from: CGPoint(x: ends[0], y: ends[1]), to: CGPoint(x: ends[2], y: ends[3])),
        stops: stops)
      return
    }
    // The larger circle's centre counts for both.
    let isGrowing = ends[5] >= ends[2]
    if !isGrowing { stops = stops.reversed().map { $0.mirrored } }
    let (inner, outer) = isGrowing ? (ends[2], ends[5]) : (ends[5], ends[2])
    let center =
      isGrowing ? CGPoint(x: ends[3], y: ends[4]) : CGPoint(x: ends[0], y: ends[1])
    guard outer > 0, inner >= 0 else { return nil }
    paint = GradientPaint(
      geometry: .radial(center: center, inner: inner, outer: outer, aspect: 1), stops: stops)
  }

  /// As few stops as say the same to the eye.
  private static func stops(
    _ function: PDFFunction, _ space: PDFColorSpace, _ domain: [Double]
  ) -> [GradientStop] {
    let span = domain[1] - domain[0]
    let seams = function.seams.map { ($0 - domain[0]) / span }.filter { $0 > 0 && $0 < 1 }
    // Just before a seam the part that ends there still counts.
    let positions = (0...64).map { Double($0) / 64 } + seams + seams.map { max(0, $0 - 1e-6) }
    let all = positions.sorted().map { position in
      GradientStop(
        color: space.color(function([domain[0] + span * position])), location: position,
        mixing: .device)
    }
    var kept: [Int] = [0]
    while let last = kept.last, last < all.count - 1 {
      var next = last + 1
      while next + 1 < all.count, isStraight(all[last...(next + 1)]) { next += 1 }
      kept.append(next)
    }
    return kept.map { all[$0] }
  }

  /// Whether all between the first and the last are what mixing these gives.
  private static func isStraight(_ stops: ArraySlice<GradientStop>) -> Bool {
    guard let first = stops.first, let last = stops.last else { return true }
    let span = last.location - first.location
    return stops.allSatisfy { stop in
      let share = span > 0 ? (stop.location - first.location) / span : 0
      func isNear(_ part: (RGBA) -> Double) -> Bool {
        let (low, high) = (part(first.color), part(last.color))
        return abs(part(stop.color) - (low + (high - low) * share)) < 0.006
      }
      return isNear(\.red) && isNear(\.green) && isNear(\.blue)
    }
  }
}

extension GradientStop {
  /// The stop with nothing to be seen.
  fileprivate func clear(at location: Double) -> GradientStop {
    GradientStop(color: color.opacity(0), location: location, mixing: mixing)
  }

  /// The stop of the gradient the other way.
  fileprivate var mirrored: GradientStop {
    GradientStop(color: color, location: 1 - location, mixing: mixing)
  }
}
