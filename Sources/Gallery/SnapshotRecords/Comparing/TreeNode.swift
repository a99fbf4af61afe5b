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
  package var isTruncated = false
  package var isRedacted = false
  package var label: String?
  package var value: String?
  package var hint: String?
  package var traits: String?
  /// What VoiceOver says on arriving, if it stops at the node.
  package var spoken: String?
  package var isHidden = false
  package var link: String?
  package var looks = Looks()

  /// How a node is drawn, in the words of the code that asks for it.
  package struct Looks: Hashable, Sendable {
    package var fonts: [TextFont] = []
    /// The share of the font's size that the text is drawn in.
    package var scale: Double?
    package var isUnderlined = false
    package var isStruckThrough = false
    /// Colours as pictures write them, `#3c3c43 0.6`; of gradients `linear, #000000, #ffffff`.
    package var paints: [String] = []
    package var symbol: String?
    package var image: String?
    package var opacity: Double?
    /// Of the corners, points: one for all, or each from the top leading one clockwise.
    package var radii: [Double] = []
  }

  /// A font of a text.
  package struct TextFont: Decodable, Hashable, Sendable {
    package var size: Double
    /// 100 to 900, as CSS counts.
    package var weight: Double
    package var style: String?
    package var design: String?
    package var family: String?
    package var italic: Bool?

    package init(size: Double, weight: Double) { (self.size, self.weight) = (size, weight) }
  }

  private enum CodingKeys: String, CodingKey {
    case path = "n"
    case depth, type, frame, text, label, value, hint, traits, spoken, link
    case isTruncated = "truncated"
    case isHidden = "hidden"
    case redacted, fonts, scale, paints, symbol, image, opacity, radius, radii
    case isUnderlined = "underline"
    case isStruckThrough = "strikethrough"
  }

  package init(
    path: String, depth: Int = 0, type: String, frame: [Double], text: String? = nil
  ) {
    (self.path, self.depth, self.type, self.frame) = (path, depth, type, frame)
    self.text = text
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func text(_ key: CodingKeys) throws -> String? {
      try values.decodeIfPresent(String.self, forKey: key)
    }
    func number(_ key: CodingKeys) throws -> Double? {
      try values.decodeIfPresent(Double.self, forKey: key)
    }
    func isSaid(_ key: CodingKeys) throws -> Bool {
      try values.decodeIfPresent(Bool.self, forKey: key) ?? false
    }
    self.init(
      path: try values.decode(String.self, forKey: .path),
      depth: try values.decodeIfPresent(Int.self, forKey: .depth) ?? 0,
      type: try values.decode(String.self, forKey: .type),
      frame: try values.decodeIfPresent([Double].self, forKey: .frame) ?? [],
      text: try text(.text))
    (isTruncated, isHidden) = (try isSaid(.isTruncated), try isSaid(.isHidden))
    isRedacted = try isSaid(.redacted)
    (label, value, hint) = (try text(.label), try text(.value), try text(.hint))
    (traits, spoken, link) = (try text(.traits), try text(.spoken), try text(.link))
    looks.fonts = try values.decodeIfPresent([TextFont].self, forKey: .fonts) ?? []
    looks.paints = try values.decodeIfPresent([String].self, forKey: .paints) ?? []
    (looks.scale, looks.opacity) = (try number(.scale), try number(.opacity))
    (looks.symbol, looks.image) = (try text(.symbol), try text(.image))
    looks.isUnderlined = try isSaid(.isUnderlined)
    looks.isStruckThrough = try isSaid(.isStruckThrough)
    looks.radii = try values.decodeIfPresent([Double].self, forKey: .radii) ?? []
    if let radius = try number(.radius) { looks.radii = [radius] }
    if frame.count != 4 { frame = [0, 0, 0, 0] }
  }

  /// The nodes of a tree's file; none if it is not one.
  package static func read(_ bytes: [UInt8]) -> [TreeNode] {
    (try? JSONDecoder().decode([TreeNode].self, from: Data(bytes))) ?? []
  }
}
