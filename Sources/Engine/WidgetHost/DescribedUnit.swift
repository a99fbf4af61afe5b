/// A thing of a program that is described by itself: a widget of its bundle, a preview, or a part
/// that can be done without. If one ends the program, the program is started again without it.
package struct DescribedUnit: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, Sendable {
    case widget, preview, bundle
  }

  package var kind: Kind
  /// Its index among those of its kind, from 0.
  package var number: Int
  /// The type of a widget; what a preview is called that has no name.
  package var name: String
  /// What of it is meant, where that can be left out: `init`, `recommendations`.
  package var part: String?
  /// The name of the file that declares it, where the code says so itself.
  package var file: String?
  /// Counted from 1.
  package var line: Int?

  package init(
    _ kind: Kind, _ number: Int, name: String, file: String? = nil, line: Int? = nil
  ) {
    (self.kind, self.number, self.name) = (kind, number, name)
    (self.file, self.line) = (file, line)
  }

  /// Tells it from all others of its program, in every run: `widget-2`.
  package var key: String { "\(kind.rawValue)-\(number)" + (part.map { "." + $0 } ?? "") }

  /// A part of it.
  package func with(part: String) -> DescribedUnit {
    var unit = self
    unit.part = part
    return unit
  }

  /// Tells what is made with it from all else: a widget alone, a preview with those of its file,
  /// among which it is numbered.
  package var group: String {
    kind == .preview ? "preview-\(file ?? "")" : "\(kind.rawValue)-\(number)"
  }

  /// Its name in messages.
  package var title: String { part.map { "\(name).\($0)" } ?? name }
}
