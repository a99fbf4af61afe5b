/// Where the nodes of a picture stand in its tree: the index at each branching, with dots between.
///
/// Kept as the steps from one path to another and spelt only where one is written: there is a path
/// for nearly every node, and most are never asked for.
package struct NodePaths: Sendable {
  /// A path, by its number.
  package struct Path: Equatable, Sendable {
    fileprivate let number: Int32
    /// That of the outermost node.
    package static let root = Path(number: 0)
  }

  private struct Step {
    /// The path that this one begins with; negative for none.
    let parent: Int32
    let index: Int32
    /// The bytes of the whole path.
    let length: Int32
    /// The path itself, if it is no longer than these, its first byte the lowest.
    let text: UInt128
  }

  private var steps = [Step(parent: -1, index: 0, length: 1, text: 0x30)]
  private var nodes: [Path] = []

  package init() {}

  /// The paths of nodes that stand beside each other, as they are spelt.
  package init(_ texts: [String]) {
    for text in texts {
      var path: Path?
      for part in text.split(separator: ".") { path = step(from: path, Int(part) ?? 0) }
      nodes.append(path ?? .root)
    }
  }

  /// How many nodes have one.
  package var count: Int { nodes.count }

  package mutating func reserve(_ count: Int) {
    steps.reserveCapacity(count)
    nodes.reserveCapacity(count)
  }

  /// The path of a child.
  package mutating func step(from path: Path?, _ index: Int) -> Path {
    if let path, index < 10, index >= 0 {
      let parent = steps[Int(path.number)]
      if parent.length <= 14 {
        // Most steps are a dot and a digit after what still has room for them.
        var text = parent.text.littleEndian
        let step = UInt16(truncatingIfNeeded: index &+ 48) &<< 8 | 0x2E
        withUnsafeMutableBytes(of: &text) {
          $0.storeBytes(of: step.littleEndian, toByteOffset: Int(parent.length), as: UInt16.self)
        }
        return add(
          Step(
            parent: path.number, index: Int32(truncatingIfNeeded: index),
            length: parent.length &+ 2, text: UInt128(littleEndian: text)))
      }
    }
    return longStep(from: path, index)
  }

  private mutating func add(_ step: Step) -> Path {
    steps.append(step)
    return Path(number: Int32(truncatingIfNeeded: steps.count &- 1))
  }

  private mutating func longStep(from path: Path?, _ index: Int) -> Path {
    let index = UInt32(truncatingIfNeeded: index)
    var (text, length, rest): (UInt128, Int32, UInt32) = (0, 0, index)
    // From the last digit to the first, which is the lowest byte in the end.
    repeat {
      text = text &<< 8 | UInt128(48 + rest % 10)
      length &+= 1
      rest /= 10
    } while rest > 0
    if let path {
      let parent = steps[Int(path.number)]
      text = (text &<< 8 | 0x2E) &<< UInt128(truncatingIfNeeded: 8 &* parent.length) | parent.text
      length += parent.length + 1
    }
    return add(
      Step(
        parent: path?.number ?? -1, index: Int32(truncatingIfNeeded: index), length: length,
        text: text))
  }

  /// Says which path the next node has.
  package mutating func append(_ path: Path) { nodes.append(path) }

  /// The path of a node as it is spelt.
  package func text(of node: Int) -> String {
    let count = length(of: node)
    return String(unsafeUninitializedCapacity: max(count, Self.leastRoom)) { bytes in
      if let start = bytes.baseAddress { write(node, at: start) }
      return count
    }
  }

  /// How many bytes the path of a node takes.
  package func length(of node: Int) -> Int { Int(steps[Int(nodes[node].number)].length) }

  /// The room that a path is spelt in, in bytes, however short it is.
  package static var leastRoom: Int { 16 }

  /// Spells the path of a node where there is room for it, and for the least room.
  package func write(_ node: Int, at start: UnsafeMutablePointer<UInt8>) {
    var number = nodes[node].number
    let whole = steps[Int(number)]
    if whole.length <= 16 {
      UnsafeMutableRawPointer(start).storeBytes(of: whole.text.littleEndian, as: UInt128.self)
      return
    }
    while number >= 0 {
      let step = steps[Int(number)]
      var (end, rest) = (Int(step.length), step.index)
      repeat {
        end &-= 1
        start[end] = 48 &+ UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      } while rest > 0
      if end > 0 { start[end &- 1] = UInt8(ascii: ".") }
      number = step.parent
    }
  }
}
