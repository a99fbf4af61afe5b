package import CatalogueManifest
package import DiagnosticRecords
import Foundation
package import WidgetHost

/// What a gallery program answers to `describe`.
package struct ProgramDescription: Codable, Sendable {
  /// One widget of the program.
  package struct Entry: Codable, Sendable {
    package var kind: String
    /// The type that declares it.
    package var type: String
    package var name: String
    package var description: String
    package var configuration: Widget.Configuration
    package var families: [String]
    /// All that it supports, where not all are to be drawn.
    package var supportedFamilies: [String]?
    package var instances: [Widget.Instance]
    /// Where it is declared, if the program knows: a file's name and a line.
    package var source: Widget.Source?
    /// What was being described when it was found.
    package var unit: DescribedUnit?
    /// What is drawn of it by one process each; at least one.
    package var shares: [DrawingShare]

    package init(
      kind: String, type: String, name: String, description: String,
      configuration: Widget.Configuration, families: [String], instances: [Widget.Instance],
      source: Widget.Source? = nil, unit: DescribedUnit? = nil,
      shares: [DrawingShare] = [DrawingShare(pictures: 0)]
    ) {
      (self.kind, self.type, self.name, self.description) = (kind, type, name, description)
      (self.configuration, self.families, self.instances) = (configuration, families, instances)
      (self.source, self.unit, self.shares) = (source, unit, shares)
    }
  }

  package var widgets: [Entry]
  package var diagnostics: [Diagnostic] = []
  /// What its asset catalogs call colours, by scheme, then as pictures write them; nil for none.
  package var palette: [String: [String: [String]]]?
}

extension ProgramDescription {
  @MainActor init(_ widgets: [WidgetDescriptor], _ options: ProgramOptions) {
    let base = options.base
    self.widgets = widgets.map { widget in
      var entry = Entry(
        kind: widget.kind, type: widget.type,
        name: widget.title,
        description: widget.description,
        configuration: Widget.Configuration(rawValue: widget.configuration.rawValue) ?? .static,
        families: options.axes.families(of: widget, base: base),
        instances: widget.instances.map { instance in
          Widget.Instance(
            id: instance.id, title: instance.title,
            parameters: instance.parameters.map {
              Widget.Parameter(name: $0.name, value: $0.value)
            })
        }, source: widget.position.map { Widget.Source(file: $0.file, line: $0.line) },
        unit: widget.unit, shares: DrawingShare.all(of: widget, options.axes, base: base))
      let supported = options.axes.supportedFamilies(of: widget, on: base.device)
      if supported != entry.families { entry.supportedFamilies = supported }
      return entry
    }
    var seen: Set<String> = []
    for widget in widgets where !seen.insert(widget.kind).inserted {
      diagnostics.append(
        Diagnostic(
          .duplicateKind, "Two widgets have the kind \"\(widget.kind)\".",
          hint: "Give each widget its own kind: WidgetKit would show only one of them.",
          subject: widget.kind))
    }
    for widget in widgets where widget.families?.isEmpty == true {
      diagnostics.append(
        Diagnostic(
          .noFamilies,
          "The widget \"\(widget.kind)\" supports no family, so nothing of it is drawn.",
          hint: "Name those that it is made for: `.supportedFamilies([.systemSmall])`.",
          file: widget.position?.file, line: widget.position?.line, subject: widget.kind))
    }
  }

  package func write(_ path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    try encoder.encode(self).write(to: URL(fileURLWithPath: path))
  }

  /// Reads what a program has written, which may be anything.
  package static func read(_ path: String) throws -> ProgramDescription {
    var found = try JSONDecoder().decode(
      Self.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    for index in found.widgets.indices {
      let shares = found.widgets[index].shares.map {
        DrawingShare(families: $0.families, pictures: min(max($0.pictures, 0), 1 << 32))
      }
      found.widgets[index].shares = shares.isEmpty ? [DrawingShare(pictures: 0)] : shares
    }
    return found
  }
}

extension Rule {
  static let duplicateKind = Rule(
    "duplicate-kind", fault: .widget, .error, "Two widgets have the same kind",
    why: "WidgetKit would show only one of them.",
    remedy: "Give each widget its own kind.")
  static let noFamilies = Rule(
    "no-families", fault: .widget, .warning, "A widget supports no family",
    why: "No device offers it, and there is nothing to draw.",
    remedy: "Name the families that it is made for.")
}
