import Encodings
import SVGOutput
import ViewGraph

/// Writes where in the code nodes stand, each only what differs from the node around it: `file`, as
/// reports name it, and `line`. Records leave both out, so that a line more changes no snapshot.
package struct NodePositions {
  private let naming: FileNaming
  private var names: [UnsafePointer<UInt8>: String] = [:]
  /// Where the nodes around the last one stand, by depth.
  private var around: [Position?] = []

  /// A position as it is written: one literal may have several addresses.
  private struct Position: Equatable {
    let file: String
    let line: UInt32
  }

  init(_ naming: FileNaming) { self.naming = naming }

  mutating func write(_ node: NodeRecord, _ bytes: inout [UInt8]) {
    if around.count > node.depth { around.removeSubrange(node.depth...) }
    let outer = around.last ?? nil
    let position = node.position.flatMap { self.position($0) } ?? outer
    while around.count <= node.depth { around.append(position) }
    guard let position, position != outer else { return }
    if position.file != outer?.file { NodeTreeFile.field("file", position.file, &bytes) }
    bytes.append(contentsOf: ",\"line\":".utf8)
    Numbers.write(Int(position.line), to: &bytes)
  }

  /// A tree without what this writes.
  package static func left(outOf tree: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(tree.count)
    for line in tree.split(separator: 10, omittingEmptySubsequences: false) {
      if !result.isEmpty { result.append(10) }
      result += withoutPosition(line)
    }
    return result
  }

  /// A line of a tree without the position that ends it.
  private static func withoutPosition(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isLast = line.last != 44
    var rest = (isLast ? line : line.dropLast()).dropLast()
    let end = rest.endIndex
    while let digit = rest.last, (48...57).contains(digit) { rest.removeLast() }
    guard rest.count < end - line.startIndex, rest.suffix(lineKey.count).elementsEqual(lineKey)
    else { return line }
    rest = rest.dropLast(lineKey.count)
    // Within a string the quotes of a key would be escaped.
    if rest.last == 34, let key = lastFileKey(rest) { rest = rest[..<key] }
    return rest + (isLast ? [125] : [125, 44])
  }

  private static let lineKey = Array(",\"line\":".utf8)
  private static let fileKey = Array(",\"file\":\"".utf8)

  /// Where `file` begins, if it is the last key: its path has no quotes that are not escaped.
  private static func lastFileKey(_ line: ArraySlice<UInt8>) -> Int? {
    var index = line.endIndex - 2
    while index > line.startIndex, line[index] != 34 || line[index - 1] == 92 { index -= 1 }
    let key = line[...index].suffix(fileKey.count)
    return key.elementsEqual(fileKey) ? key.startIndex : nil
  }

  /// Nil in a file outside of the input, whose path is another on each machine.
  private mutating func position(_ position: ViewPosition) -> Position? {
    if names[position.path] == nil {
      names[position.path] = naming.name(String(cString: position.path))
    }
    guard let file = names[position.path], !file.hasPrefix("/") else { return nil }
    return Position(file: file, line: position.line)
  }
}
