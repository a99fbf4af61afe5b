/// One way in which pictures of the same widget differ, such as the colour scheme.
///
/// The list is open: a page that shows a catalogue offers whatever axes it finds.
package struct ManifestAxis: Codable, Hashable, Sendable {
  /// The axis' stable name, the key in `Render.variant`, e.g. `scheme`.
  package var name: String
  /// The axis' name for people, e.g. `Colour scheme`.
  package var title: String
  /// The values in the order to show them; the first is the default.
  package var values: [Value]
  /// The value that goes without saying; nil if each is said.
  package var usual: String?

  /// One value on an axis.
  package struct Value: Codable, Hashable, Sendable {
    /// The stable name used in ids and addresses, e.g. `dark`.
    package var name: String
    /// The name for people, e.g. `Dark`.
    package var title: String
    /// What pictures of the value stand on; nil for a card.
    package var ground: Ground?
    /// What pages must know of the value, whatever it is called: that it is `dark`, that
    /// surroundings are drawn for it (`standBy`), that it shows no content (`placeholder`).
    package var trait: String?

    /// What pictures stand on in a page.
    package enum Ground: String, Codable, Hashable, Sendable {
      /// They have no card to cast a shadow.
      case wallpaper
    }

    package init(
      _ name: String, _ title: String, ground: Ground? = nil, trait: String? = nil
    ) {
      self.name = name
      self.title = title
      self.ground = ground
      self.trait = trait
    }

    package init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      name = try values.decode(String.self, forKey: .name)
      title = try values.decode(.title, or: name)
      ground = try values.decodeIfPresent(Ground.self, forKey: .ground)
      trait = try values.decodeIfPresent(String.self, forKey: .trait)
    }
  }

  package init(_ name: String, _ title: String, _ values: [Value]) {
    self.name = name
    self.title = title
    self.values = values
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = try values.decode(String.self, forKey: .name)
    title = try values.decode(.title, or: name)
    self.values = try values.decode(.values, or: [])
    usual = try values.decodeIfPresent(String.self, forKey: .usual)
  }
}
