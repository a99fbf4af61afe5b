package import Foundation

/// One picture of one widget.
package struct Render: Codable, Hashable, Sendable {
  /// The readable, path-safe, stable name, see `Render.id(…)`.
  package var id: String
  /// The id of the widget.
  package var widget: String
  /// The id of the widget's instance, if it has several.
  package var instance: String?
  /// The family, e.g. `systemSmall`.
  package var family: String
  /// The value on each axis other than the family, e.g. `["scheme": "light", "state": "entry"]`.
  package var variant: [String: String]
  /// The timeline entry's index, for a picture of one.
  package var entry: Int?
  /// The moment the picture shows.
  package var date: Date
  /// The picture's file, relative to the catalogue folder. Several renders may share one.
  package var file: String
  /// The node tree's file, relative to the catalogue folder.
  package var tree: String?
  /// The picture in other formats, relative to the catalogue folder; nil where there are none.
  package var others: [String]?
  /// Points.
  package var width: Double
  /// Points.
  package var height: Double
  /// The room the system left around the content: above, left, below and right of it, points.
  package var margins: [Double]?
  /// The corner radius of the container, points.
  package var cornerRadius: Double?
  /// The picture's size in bytes.
  package var bytes: Int
  /// `SHA256.short` of the picture's bytes.
  package var hash: String
  /// The strings the picture shows, in reading order.
  package var text: [String]
  /// Where tapping the widget leads (`widgetURL`).
  package var url: String?

  package init(
    id: String, widget: String, instance: String? = nil, family: String,
    variant: [String: String], entry: Int? = nil, date: Date, file: String, tree: String? = nil,
    others: [String]? = nil, width: Double, height: Double, margins: [Double]? = nil,
    cornerRadius: Double? = nil,
    bytes: Int = 0, hash: String = "", text: [String] = [], url: String? = nil
  ) {
    self.id = id
    self.widget = widget
    self.instance = instance
    self.family = family
    self.variant = variant
    self.entry = entry
    self.date = date
    self.file = file
    self.tree = tree
    self.others = others
    self.width = width
    self.height = height
    self.margins = margins
    self.cornerRadius = cornerRadius
    self.bytes = bytes
    self.hash = hash
    self.text = text
    self.url = url
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(String.self, forKey: .id)
    widget = try values.decode(String.self, forKey: .widget)
    instance = try values.decodeIfPresent(String.self, forKey: .instance)
    family = try values.decode(.family, or: "")
    variant = try values.decode(.variant, or: [:])
    entry = try values.decodeIfPresent(Int.self, forKey: .entry)
    date = try values.decode(.date, or: Date(timeIntervalSince1970: 0))
    file = try values.decode(String.self, forKey: .file)
    tree = try values.decodeIfPresent(String.self, forKey: .tree)
    others = try values.decodeIfPresent([String].self, forKey: .others)
    width = try values.decode(.width, or: 0)
    height = try values.decode(.height, or: 0)
    margins = try values.decodeIfPresent([Double].self, forKey: .margins)
    cornerRadius = try values.decodeIfPresent(Double.self, forKey: .cornerRadius)
    bytes = try values.decode(.bytes, or: 0)
    hash = try values.decode(.hash, or: "")
    text = try values.decode(.text, or: [])
    url = try values.decodeIfPresent(String.self, forKey: .url)
  }

  /// All its files, relative to the catalogue folder.
  package var files: [String] { [file] + [tree].compactMap { $0 } + (others ?? []) }
}
