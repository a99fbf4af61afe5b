/// One widget of a bundle, with its configurations and timelines.
package struct Widget: Codable, Hashable, Sendable {
  /// The path-safe name that begins the ids of its renders.
  package var id: String
  /// The `kind` string of the widget's configuration.
  package var kind: String
  /// The display name, as the system's widget gallery shows it.
  package var name: String
  /// The description, as the system's widget gallery shows it.
  package var description: String
  /// The id of the bundle it belongs to.
  package var bundle: String
  /// Where the widget is declared, where known.
  package var source: Source?
  /// The families that are drawn, in the order to show them, e.g. `systemSmall`.
  package var families: [String]
  /// All that it supports, where others are drawn than these. Only there then.
  package var supportedFamilies: [String]?
  /// What kind of configuration it declares.
  package var configuration: Configuration
  /// The configurations shown; one unnamed configuration needs no instance.
  package var instances: [Instance]
  /// What its provider answered, per family and instance.
  package var timelines: [Timeline]
  /// Whether something of it could not be rendered at all.
  package var failed: Bool

  /// A position in source code.
  package struct Source: Codable, Hashable, Sendable {
    /// The file, relative to the input folder where possible.
    package var file: String
    /// The line, counted from 1.
    package var line: Int?

    package init(file: String, line: Int? = nil) {
      self.file = file
      self.line = line
    }
  }

  /// What it is and, of a widget, the kind of configuration it declares.
  package enum Configuration: String, Codable, Hashable, Sendable, CaseIterable {
    /// `StaticConfiguration`
    case `static`
    /// `IntentConfiguration`
    case intent
    /// `AppIntentConfiguration`
    case appIntent
    /// `ActivityConfiguration`: a Live Activity
    case activity
    /// A control
    case control
    /// `#Preview` or `PreviewProvider`; shown in a section of their own
    case preview
  }

  /// One set of configuration parameters the widget is shown with.
  package struct Instance: Codable, Hashable, Sendable {
    /// The path-safe name, unique within the widget.
    package var id: String
    /// The name for people.
    package var title: String
    /// The parameters, in the order declared.
    package var parameters: [Parameter]

    package init(id: String, title: String, parameters: [Parameter] = []) {
      self.id = id
      self.title = title
      self.parameters = parameters
    }

    package init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      id = try values.decode(String.self, forKey: .id)
      title = try values.decode(.title, or: id)
      parameters = try values.decode(.parameters, or: [])
    }
  }

  /// One configuration parameter, both halves for people.
  package struct Parameter: Codable, Hashable, Sendable {
    /// The parameter's title or name.
    package var name: String
    /// The value, as text.
    package var value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  package init(
    id: String, kind: String, name: String, description: String, bundle: String,
    source: Source? = nil, families: [String] = [], configuration: Configuration = .static,
    instances: [Instance] = [], timelines: [Timeline] = [], failed: Bool = false
  ) {
    self.id = id
    self.kind = kind
    self.name = name
    self.description = description
    self.bundle = bundle
    self.source = source
    self.families = families
    self.configuration = configuration
    self.instances = instances
    self.timelines = timelines
    self.failed = failed
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(String.self, forKey: .id)
    kind = try values.decode(.kind, or: id)
    name = try values.decode(.name, or: kind)
    description = try values.decode(.description, or: "")
    bundle = try values.decode(.bundle, or: "")
    source = try values.decodeIfPresent(Source.self, forKey: .source)
    families = try values.decode(.families, or: [])
    supportedFamilies = try values.decodeIfPresent([String].self, forKey: .supportedFamilies)
    configuration = try values.decode(.configuration, or: .static)
    instances = try values.decode(.instances, or: [])
    timelines = try values.decode(.timelines, or: [])
    failed = try values.decode(.failed, or: false)
  }
}
