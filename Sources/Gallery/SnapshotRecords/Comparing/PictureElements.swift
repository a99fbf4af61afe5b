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
    for line in picture.split(separator: "\n") where line.contains(" data-n=\"") {
      let attributes = Self.attributes(line)
      guard let node = attributes["data-n"] else { continue }
      nodes[node, default: []].append(attributes.filter { Self.looks.contains($0.key) })
    }
  }

  /// The attributes of the first element of a line.
  private static func attributes(_ line: Substring) -> [String: String] {
    var result: [String: String] = [:]
    let element = line.drop { $0 != "<" }.prefix { $0 != ">" }
    // Values hold no quotes in canonical form, so every second piece is a value.
    let pieces = element.split(separator: "\"", omittingEmptySubsequences: false)
    for index in stride(from: 0, to: pieces.count - 1, by: 2) {
      let name = pieces[index].split(separator: " ").last ?? ""
      guard name.hasSuffix("=") else { continue }
      result[String(name.dropLast())] = String(pieces[index + 1])
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
        let words = "\(name) \(before[name] ?? "none") → \(after[name] ?? "none")"
        if !result.contains(where: { $0.words == words }) { result.append((name, words)) }
      }
    }
    return result
  }
}
