/// What the compiler of Apple's would make of headers, in Swift: types that can be named and handed
/// on, and whose members answer with empty values, or with a trap that names them where there is
/// none. What speaks of a type that is not known is left out. Each declaration that is no type
/// stands on one line.
package struct HeaderSources {
  /// The module that holds what headers declare, for the code of all modules of a program.
  package static let module = "HeaderNames"

  let found: HeaderDeclarations
  /// Names that the program declares itself.
  let declared: Set<String>
  let surroundings: HeaderSurroundings
  let types: HeaderTypes
  /// Types of their own, of texts.
  let textTypes: Set<String>
  /// Blocks that have names.
  let blocks: [String: HeaderType]
  let classes: [String: HeaderDeclarations.Class]

  package init(
    _ found: HeaderDeclarations, declared: Set<String>,
    surroundings: HeaderSurroundings = HeaderSurroundings()
  ) {
    (self.found, self.declared, self.surroundings) = (found, declared, surroundings)
    types = HeaderTypes(found, declared: declared, absent: surroundings.absent)
    textTypes = Set(found.aliases.filter(\.isOwn).map(\.name))
    blocks = Dictionary(
      found.aliases.compactMap { $0.type.parameters == nil ? nil : ($0.name, $0.type) }
    ) { first, _ in first }
    classes = Dictionary(found.classes.filter { $0.parent != nil }.map { ($0.name, $0) }) {
      first, _ in first
    }
  }

  /// Names of the types that are declared.
  package var typeNames: Set<String> {
    Set(found.classes.map(\.name)).union(found.enumerations.map(\.name))
      .union(found.structures.map(\.name)).union(found.aliases.map(\.name)).subtracting(declared)
  }

  /// A file; nil if there is nothing to declare.
  package var text: String? {
    var names = declared
    var parts: [String] = []
    func add(_ name: String, _ code: String?) {
      guard let code, name.isEmpty || names.insert(name).inserted else { return }
      parts.append(code)
    }
    for item in found.structures where !item.isOpaque { add(item.name, structure(item)) }
    for var item in found.enumerations {
      if !item.isOptions, item.isPlain || item.name.isEmpty {
        // Their cases stand beside the types, where a name is there once.
        item.cases.removeAll { !names.insert($0.name).inserted }
      }
      add(item.name, enumeration(item))
    }
    for item in found.aliases { add(item.name, alias(item)) }
    for item in found.classes where item.isProtocol { add(item.name + "()", contract(item)) }
    for item in found.classes where item.parent != nil { add(item.name, type(item)) }
    for item in found.classes where item.parent == nil && !item.isProtocol {
      add("", category(item))
    }
    for item in found.constants { add(item.name, constant(item)) }
    for item in found.functions { add((Self.renamed(item) ?? item).name, function(item)) }
    for item in found.names where names.contains(item.name) && !declared.contains(item.name) {
      let path = item.swift.split(separator: ".", maxSplits: 1).map(String.init)
      if path.count == 1 {
        add(item.swift, "public typealias \(item.swift) = \(item.name)")
      } else if path.count == 2, names.contains(path[0]), names.insert(item.swift).inserted {
        parts.append(
          "nonisolated extension \(path[0]) { public typealias \(path[1]) = \(item.name) }")
      }
    }
    guard !parts.isEmpty else { return nil }
    let modules = ["Foundation", "FoundationAdditions"] + surroundings.modules
    return modules.map { "import \($0)\n" }.joined() + "\n" + parts.joined(separator: "\n") + "\n"
  }

  func trap(_ name: String) -> String { "_vitrineMissing(\"\(name)\")" }
  func value(_ name: String) -> String { "_vitrineMissingValue(\"\(name)\")" }

  private func structure(_ item: HeaderDeclarations.Structure) -> String? {
    let hollow =
      "nonisolated public struct \(item.name) { public init() { \(trap(item.name)) } }"
    guard let fields = item.fields else { return hollow }
    let spelled = fields.map { $0.type.swift(types) }
    guard !spelled.contains(nil), !fields.contains(where: { types[$0.type.name] != nil }) else {
      return hollow
    }
    let pairs = zip(fields, spelled).map { (name: $0.name, type: $1 ?? "") }
    let lines = pairs.map { "  public var \(SwiftCode.name($0.name)): \($0.type)" }
    let parameters = pairs.map { "\(SwiftCode.name($0.name)): \($0.type)" }
      .joined(separator: ", ")
    let sets = pairs.map { "self.\(SwiftCode.name($0.name)) = \(SwiftCode.name($0.name))" }
      .joined(separator: "; ")
    return "nonisolated public struct \(item.name) {\n\(lines.joined(separator: "\n"))\n"
      + "  public init(\(parameters)) { \(sets) }\n}"
  }

  private func alias(_ item: HeaderDeclarations.Alias) -> String? {
    guard item.isOwn else {
      return item.target.swift(types).map { "public typealias \(item.name) = \($0)" }
    }
    return """
      nonisolated public struct \(item.name): RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
      }
      """
  }

  private func constant(_ item: HeaderDeclarations.Constant) -> String? {
    let said = item.swiftName?.split(separator: ".").map(String.init) ?? []
    let name = SwiftCode.name(said.count == 1 ? said[0] : item.name)
    guard let type = item.type else {
      return item.value.map { "nonisolated public let \(name) = \($0)" }
    }
    if textTypes.contains(type.name) {
      let value =
        item.value.map { "\(type.name)(rawValue: \($0))" } ?? "Self(rawValue: \"\(item.name)\")"
      let short =
        said.last.map(SwiftCode.name)
        ?? Self.caseName(
          item.name, without: Self.sharedWords([item.name], type.name))
      return "nonisolated extension \(type.name) {\n  public static var "
        + "\(short): Self { \(value) }\n}"
    }
    if type.name == "NSNotificationName" {
      let short = item.name.hasSuffix("Notification") ? item.name.dropLast(12) : item.name[...]
      let value = item.value ?? SwiftCode.literal(item.name)
      return "nonisolated extension NSNotification.Name {\n  public static var "
        + "\(SwiftCode.name(said.last ?? String(short))): Self { Self(rawValue: \(value)) }\n}"
    }
    return type.swift(types).map {
      "nonisolated public var \(name): \($0) { \(item.value ?? value(item.name)) }"
    }
  }
}
