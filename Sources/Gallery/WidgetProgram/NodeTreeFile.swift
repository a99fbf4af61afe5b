import Encodings
import Foundation
import SVGOutput
import ViewGraph

/// Writes the node tree beside a picture: JSON, one node a line, fixed key order.
enum NodeTreeFile {
  /// - Parameter naming: How the files are called that the nodes stand in; nil to leave them out.
  static func bytes(_ nodes: NodeRecords, naming: FileNaming? = nil) -> [UInt8] {
    var bytes: [UInt8] = Array("[\n".utf8)
    var positions = naming.map(NodePositions.init)
    var said: [Int: (order: Int, phrase: String)] = [:]
    for (order, element) in SpokenTree.phrases(of: nodes).enumerated() {
      said[element.node] = (order + 1, element.phrase)
    }
    for (index, node) in nodes.enumerated() {
      write(node, said[index], &bytes)
      positions?.write(node, &bytes)
      bytes.append(125)
      bytes.append(contentsOf: Array(index + 1 < nodes.count ? ",\n".utf8 : "\n".utf8))
    }
    bytes.append(contentsOf: "]\n".utf8)
    return bytes
  }

  private static func write(
    _ node: NodeRecord, _ said: (order: Int, phrase: String)?, _ bytes: inout [UInt8]
  ) {
    bytes.append(contentsOf: "{\"n\":".utf8)
    JSONText.write(node.path, to: &bytes)
    bytes.append(contentsOf: ",\"depth\":".utf8)
    Numbers.write(node.depth, to: &bytes)
    bytes.append(contentsOf: ",\"type\":".utf8)
    JSONText.write(node.type, to: &bytes)
    bytes.append(contentsOf: ",\"frame\":[".utf8)
    let frame = node.frame
    for (index, value) in [frame.minX, frame.minY, frame.width, frame.height].enumerated() {
      if index > 0 { bytes.append(44) }
      Numbers.write(Double(value), to: &bytes)
    }
    bytes.append(93)
    field("text", node.text, &bytes)
    // What is hidden tells nothing: a colour or a symbol can be what must not be known.
    if !node.isRedacted { looks(node, &bytes) }
    if node.isTruncated { bytes.append(contentsOf: ",\"truncated\":true".utf8) }
    field("id", node.identifier, &bytes)
    if let note = node.note { write(note, &bytes) }
    if node.isRedacted { bytes.append(contentsOf: ",\"redacted\":true".utf8) }
    field("link", node.link, &bytes)
    if let said {
      bytes.append(contentsOf: ",\"read\":".utf8)
      Numbers.write(said.order, to: &bytes)
      field("spoken", said.phrase, &bytes)
    }
  }

  private static func write(_ note: AccessibilityNote, _ bytes: inout [UInt8]) {
    field("label", note.label, &bytes)
    field("value", note.value, &bytes)
    field("hint", note.hint, &bytes)
    if !note.traits.isEmpty { field("traits", note.traits.joined(separator: " "), &bytes) }
    if !note.inputLabels.isEmpty {
      field("inputLabels", note.inputLabels.joined(separator: ", "), &bytes)
    }
    field("children", note.children?.rawValue, &bytes)
    if let priority = note.sortPriority {
      bytes.append(contentsOf: ",\"priority\":".utf8)
      Numbers.write(priority, to: &bytes)
    }
    if let level = note.headingLevel {
      bytes.append(contentsOf: ",\"heading\":".utf8)
      Numbers.write(level, to: &bytes)
    }
    if note.isHidden { bytes.append(contentsOf: ",\"hidden\":true".utf8) }
  }

  static func field(_ name: String, _ value: String?, _ bytes: inout [UInt8]) {
    guard let value else { return }
    bytes.append(contentsOf: ",\"\(name)\":".utf8)
    JSONText.write(value, to: &bytes)
  }
}
