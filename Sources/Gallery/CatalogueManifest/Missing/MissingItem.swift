/// Something that the code of a program needs and that is not at hand, with all that is known of
/// it: where it is needed, what of it is seen in pictures, and how to give it.
package struct MissingItem: Codable, Hashable, Sendable {
  /// What it is, in the order to show them.
  package enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    case package, module, name, resource, symbol
    /// No name of its own: code that was left out because what it needs was.
    case consequence
  }

  /// Where it is needed.
  package struct Position: Codable, Hashable, Sendable {
    /// Relative to the input where possible.
    package var file: String
    /// Counted from 1; nil for the file as a whole.
    package var line: Int?
    /// What was left out there, in the words of `healed.json`, e.g. `body`; `error` where the
    /// compiler refused it; empty where nothing was.
    package var left: String

    package init(file: String, line: Int? = nil, left: String = "") {
      (self.file, self.line, self.left) = (file, line, left)
    }
  }

  /// The name of the program for people; empty for what several need.
  package var program: String
  package var kind: Kind
  /// As code or project write it; empty for consequences.
  package var name: String
  /// Sorted by file and line.
  package var positions: [Position]
  /// How to give it, as full sentences; empty if nothing is known.
  package var remedy: String
  /// Ids of widgets whose code may come to it, in their order.
  package var widgets: [String]
  /// Ids of the renders that show that it is missing, in their order.
  package var renders: [String]

  package init(
    program: String, kind: Kind, name: String, positions: [Position] = [], remedy: String = "",
    widgets: [String] = [], renders: [String] = []
  ) {
    (self.program, self.kind, self.name) = (program, kind, name)
    (self.positions, self.remedy) = (positions, remedy)
    (self.widgets, self.renders) = (widgets, renders)
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    program = try values.decode(.program, or: "")
    // What a later version tells apart is a name to this one.
    kind = (try? values.decode(Kind.self, forKey: .kind)) ?? .name
    name = try values.decode(.name, or: "")
    positions = try values.decode(.positions, or: [])
    remedy = try values.decode(.remedy, or: "")
    widgets = try values.decode(.widgets, or: [])
    renders = try values.decode(.renders, or: [])
  }

  /// Ids of the widgets that it matters to: those whose code may come to it, and those of its
  /// pictures.
  ///
  /// - Parameter owners: the widget of each render, by its id.
  package func widgets(_ owners: [String: String]) -> [String] {
    var seen: Set<String> = []
    return (widgets + renders.compactMap { owners[$0] ?? $0 }).filter { seen.insert($0).inserted }
  }
}
