extension Manifest {
  /// A widget bundle: some widgets in the order their author gave them.
  package struct Bundle: Codable, Hashable, Sendable {
    /// The bundle's stable, path-safe name.
    package var id: String
    /// The bundle's name for people.
    package var title: String
    /// The ids of its widgets, in order.
    package var widgets: [String]

    package init(id: String, title: String, widgets: [String]) {
      self.id = id
      self.title = title
      self.widgets = widgets
    }

    package init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      id = try values.decode(String.self, forKey: .id)
      title = try values.decode(.title, or: id)
      widgets = try values.decode(.widgets, or: [])
    }
  }
}
