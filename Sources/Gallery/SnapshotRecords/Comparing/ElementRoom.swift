/// What of the room around and within an element is otherwise: padding, spacing, offsets.
struct ElementRoom {
  typealias Difference = ElementLooks.Difference

  private(set) var differences: [Difference] = []

  init(_ old: ElementTree, _ former: Int, _ new: ElementTree, _ now: Int, _ layers: LayerMatch) {
    for (one, other) in layers.pairs {
      let (outer, inner) = (old[former].frames(one), new[now].frames(other))
      guard let outer, let inner else { continue }
      switch new[now].layers[other].node.type {
      case "Padding": padding(Self.insets(outer), Self.insets(inner))
      case "Offset": offset(Self.shift(outer), Self.shift(inner))
      default: break
      }
    }
    let (one, other) = (Self.spacing(old, former), Self.spacing(new, now))
    if let one, let other, abs(one - other) > 0.002 { say("spacing", one, other) }
  }

  private mutating func say(_ aspect: String, _ old: Double, _ new: Double) {
    let words = "\(aspect) \(Points.text(old)) → \(Points.text(new))"
    differences.append(Difference(kind: .room, aspect: aspect, words: words))
  }

  private typealias Frames = (outer: [Double], inner: [Double])

  /// Above, left, below, right.
  private static func insets(_ frames: Frames) -> [Double] {
    let (outer, inner) = frames
    return [
      inner[1] - outer[1], inner[0] - outer[0], outer[1] + outer[3] - inner[1] - inner[3],
      outer[0] + outer[2] - inner[0] - inner[2],
    ].map(Points.rounded)
  }

  private static func shift(_ frames: Frames) -> [Double] {
    [frames.inner[0] - frames.outer[0], frames.inner[1] - frames.outer[1]].map(Points.rounded)
  }

  private mutating func padding(_ old: [Double], _ new: [Double]) {
    // What is told in thousandths can be two of them off after adding up.
    let isOther = zip(old, new).map { abs($0 - $1) > 0.003 }
    func areEqual(_ sides: [Int]) -> Bool {
      sides.allSatisfy {
        isOther[$0] && abs(old[$0] - old[sides[0]]) <= 0.003
          && abs(new[$0] - new[sides[0]]) <= 0.003
      }
    }
    if areEqual([0, 1, 2, 3]) { return say("padding", old[0], new[0]) }
    let axes = [
      ("vertical", [0, 2], ["top", "bottom"]), ("horizontal", [1, 3], ["left", "right"]),
    ]
    for (axis, sides, names) in axes {
      if areEqual(sides) {
        say("\(axis) padding", old[sides[0]], new[sides[0]])
      } else {
        for (side, name) in zip(sides, names) where isOther[side] {
          say("\(name) padding", old[side], new[side])
        }
      }
    }
  }

  private mutating func offset(_ old: [Double], _ new: [Double]) {
    guard zip(old, new).contains(where: { abs($0 - $1) > 0.003 }) else { return }
    let text = { (by: [Double]) in by.map { Points.text($0) }.joined(separator: ", ") }
    differences.append(
      Difference(kind: .room, aspect: "offset", words: "offset \(text(old)) → \(text(new))"))
  }

  /// The room between the children of a stack, if there is the same between all of them.
  private static func spacing(_ tree: ElementTree, _ index: Int) -> Double? {
    let axis: Int
    switch tree[index].node.type {
    case "HStack": axis = 0
    case "VStack": axis = 1
    default: return nil
    }
    let frames = tree[index].children.map { tree[$0].frame }.sorted { $0[axis] < $1[axis] }
    let gaps = zip(frames, frames.dropFirst()).map { one, other in
      Points.rounded(other[axis] - one[axis] - one[axis + 2])
    }
    guard let first = gaps.first, gaps.allSatisfy({ abs($0 - first) <= 0.003 }) else { return nil }
    return first
  }
}

extension TreeElement {
  /// The frame of a modifier and that of what it modifies; nil of the view itself.
  fileprivate func frames(_ layer: Int) -> (outer: [Double], inner: [Double])? {
    guard layer + 1 < layers.count else { return nil }
    return (layers[layer].node.frame, layers[layer + 1].node.frame)
  }
}
