import CatalogueManifest
import DiagnosticRecords
import Foundation
import WidgetHost

/// What a gallery program answers to `describe`.
struct ProgramDescription: Codable, Sendable {
  /// One widget of the program.
  struct Entry: Codable, Sendable {
    var kind: String
    /// The type that declares it.
    var type: String
    var name: String
    var description: String
    var configuration: Widget.Configuration
    var families: [String]
    var instances: [Widget.Instance]
    /// Where it is declared, if the program knows: a file's name and a line.
    var source: Widget.Source?
    /// What was being described when it was found.
    var unit: DescribedUnit?
    /// How many pictures there will be of it at least, as timelines may have further entries.
    var pictures: Int?
  }

  var widgets: [Entry]
  var diagnostics: [Diagnostic] = []
}

extension ProgramDescription {
  @MainActor init(_ widgets: [WidgetDescriptor], _ options: ProgramOptions) {
    let base = options.base
    self.widgets = widgets.map { widget in
      Entry(
        kind: widget.kind, type: widget.type,
        name: widget.displayName.isEmpty ? widget.kind : widget.displayName,
        description: widget.description,
        configuration: Widget.Configuration(rawValue: widget.configuration.rawValue) ?? .static,
        families: options.axes.families(of: widget, base: base),
        instances: widget.instances.map { instance in
          Widget.Instance(
            id: instance.id, title: instance.title,
            parameters: instance.parameters.map {
              Widget.Parameter(name: $0.name, value: $0.value)
            })
        }, source: widget.place.map { Widget.Source(file: $0.file, line: $0.line) },
        unit: widget.unit, pictures: DrawingPlan.count(of: widget, options.axes, base: base))
    }
    var seen: Set<String> = []
    for widget in widgets where !seen.insert(widget.kind).inserted {
      diagnostics.append(
        Diagnostic(
          .error, "duplicate-kind", "Two widgets have the kind \"\(widget.kind)\".",
          hint: "Give each widget its own kind: WidgetKit would show only one of them.",
          subject: widget.kind))
    }
  }

  func write(_ path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    try encoder.encode(self).write(to: URL(fileURLWithPath: path))
  }

  static func read(_ path: String) throws -> ProgramDescription {
    try JSONDecoder().decode(Self.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
  }
}
