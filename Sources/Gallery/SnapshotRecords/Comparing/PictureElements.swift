/// The attributes of a picture's elements by the node that drew them.
struct PictureElements {
  /// Attributes that say how something looks rather than where it is.
  private static let looks = [
    "fill", "fill-opacity", "stroke", "stroke-opacity", "stroke-width", "opacity", "font-size",
    "font-weight", "font-style", "filter",
  ]

  /// `data-n` → looks of its elements in drawing order, each `name=value …`.
  private(set) var nodes: [String: [[String: String]]] = [:]

  /// - Parameter picture: an SVG in canonical form, one element a line.
  init(_ picture: String) {
    for line in Array(picture.utf8).split(separator: UInt8(ascii: "\n")) {
      let attributes = Self.attributes(line)
      guard let node = attributes["data-n"] else { continue }
      nodes[node, default: []].append(attributes.filter { $0.key != "data-n" })
    }
  }

  private static let read = Set((looks + ["data-n"]).map { Array($0.utf8) })

  /// What is read of the attributes of the first element of a line.
  private static func attributes(_ line: ArraySlice<UInt8>) -> [String: String] {
    var result: [String: String] = [:]
    guard var rest = line.firstIndex(of: UInt8(ascii: "<")).map({ line[$0...] }) else { return [:] }
    if let end = rest.firstIndex(of: UInt8(ascii: ">")) { rest = rest[..<end] }
    // Values hold no quotes in canonical form.
    while let equals = rest.firstIndex(of: UInt8(ascii: "=")), equals + 1 < rest.endIndex {
      let start = rest[..<equals].lastIndex(of: UInt8(ascii: " ")).map { $0 + 1 }
      let name = rest[(start ?? rest.startIndex)..<equals]
      let opened = rest[(equals + 2)...]
      guard let close = opened.firstIndex(of: UInt8(ascii: "\"")) else { break }
      if read.contains(Array(name)) {
        result[String(decoding: name, as: UTF8.self)] = String(
          decoding: opened[..<close], as: UTF8.self)
      }
      rest = rest[(close + 1)...]
    }
    return result
  }

  /// What looks different at a node, `fill #000 → #fff`, in the order of the list above.
  func changes(
    at old: String, to other: PictureElements, at new: String
  ) -> [(aspect: String, words: String)] {
    let (former, now) = (nodes[old] ?? [], other.nodes[new] ?? [])
    guard former.count == now.count else { return [] }
    var result: [(aspect: String, words: String)] = []
    for (before, after) in zip(former, now) {
      for name in Self.looks where before[name] != after[name] {
        if Self.isGradient(name, before[name]), Self.isGradient(name, after[name]) { continue }
        let words = "\(name) \(before[name] ?? "none") → \(after[name] ?? "none")"
        if !result.contains(where: { $0.words == words }) { result.append((name, words)) }
      }
    }
    return result
  }

  /// Trees tell the colours of gradients; their names differ wherever they lie elsewhere.
  private static func isGradient(_ name: String, _ value: String?) -> Bool {
    ["fill", "stroke"].contains(name) && value?.hasPrefix("url(") == true
  }
}
