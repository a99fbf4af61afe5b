import Foundation

/// A node of a picture's tree, as `*.tree.json` tells it.
package struct TreeNode: Decodable, Hashable, Sendable {
  /// The position in the tree; also the `data-n` of what the node drew.
  package var path: String
  package var depth: Int
  package var type: String
  /// x, y, width, height in points.
  package var frame: [Double]
  package var text: String?
  package var isTruncated: Bool
  package var label: String?
  package var value: String?
  package var hint: String?
  package var traits: String?
  /// What VoiceOver says on arriving, if it stops at the node.
  package var spoken: String?
  package var isHidden: Bool
  package var link: String?

  private enum CodingKeys: String, CodingKey {
    case path = "n"
    case depth, type, frame, text, label, value, hint, traits, spoken, link
    case isTruncated = "truncated"
    case isHidden = "hidden"
  }

  package init(
    path: String, depth: Int = 0, type: String, frame: [Double], text: String? = nil,
    isTruncated: Bool = false, label: String? = nil, traits: String? = nil,
    isHidden: Bool = false, link: String? = nil
  ) {
    (self.path, self.depth, self.type, self.frame) = (path, depth, type, frame)
    (self.text, self.isTruncated, self.label) = (text, isTruncated, label)
    (self.traits, self.isHidden, self.link) = (traits, isHidden, link)
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      path: try values.decode(String.self, forKey: .path),
      depth: try values.decodeIfPresent(Int.self, forKey: .depth) ?? 0,
      type: try values.decode(String.self, forKey: .type),
      frame: try values.decodeIfPresent([Double].self, forKey: .frame) ?? [],
      text: try values.decodeIfPresent(String.self, forKey: .text),
      isTruncated: try values.decodeIfPresent(Bool.self, forKey: .isTruncated) ?? false,
      label: try values.decodeIfPresent(String.self, forKey: .label),
      traits: try values.decodeIfPresent(String.self, forKey: .traits),
      isHidden: try values.decodeIfPresent(Bool.self, forKey: .isHidden) ?? false,
      link: try values.decodeIfPresent(String.self, forKey: .link))
    value = try values.decodeIfPresent(String.self, forKey: .value)
    hint = try values.decodeIfPresent(String.self, forKey: .hint)
    spoken = try values.decodeIfPresent(String.self, forKey: .spoken)
    if frame.count != 4 { frame = [0, 0, 0, 0] }
  }

  /// The nodes of a tree's file; none if it is not one.
  package static func read(_ bytes: [UInt8]) -> [TreeNode] {
    (try? JSONDecoder().decode([TreeNode].self, from: Data(bytes))) ?? []
  }

  /// What a person would call it: its type, and its words if it has any.
  package var name: String {
    guard let words = text ?? label, !words.isEmpty else { return "\(type) at \(path)" }
    let short = words.count > 30 ? words.prefix(29) + "…" : words[...]
    return "\(type) \u{201C}\(short)\u{201D}"
  }
}
