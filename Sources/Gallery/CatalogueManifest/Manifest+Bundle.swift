extension Manifest {
  /// A widget bundle: some widgets in the order their author gave them.
  package struct Bundle: Codable, Hashable, Sendable {
    /// The bundle's stable, path-safe name.
    package var id: String
    /// The bundle's name for people.
    package var title: String
    /// The ids of its widgets, in order.
    package var widgets: [String]
    /// What its asset catalogs call colours, as `Manifest.palette` says it; nil where they name
    /// none.
    package var palette: [String: [String: [String]]]?
    /// What its pictures were made with; nil where that is what the manifest says of all.
    package var settings: RenderSettings?

    package init(
      id: String, title: String, widgets: [String], palette: [String: [String: [String]]]? = nil,
      settings: RenderSettings? = nil
    ) {
      (self.id, self.title, self.widgets) = (id, title, widgets)
      (self.palette, self.settings) = (palette, settings)
    }

    package init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      id = try values.decode(String.self, forKey: .id)
      title = try values.decode(.title, or: id)
      widgets = try values.decode(.widgets, or: [])
      palette = try values.decodeIfPresent([String: [String: [String]]].self, forKey: .palette)
      settings = try values.decodeIfPresent(RenderSettings.self, forKey: .settings)
    }
  }

  /// What a bundle's pictures were made with.
  package func settings(of bundle: Bundle) -> RenderSettings { bundle.settings ?? settings }
}
