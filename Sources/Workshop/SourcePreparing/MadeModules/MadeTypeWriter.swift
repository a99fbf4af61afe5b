/// Writes the declaration of a type of which only the use is known.
struct MadeTypeWriter {
  /// The module that it is said to belong to and a dot; empty if that is not known.
  let scope: String
  /// How the project uses names, and what it states and adds itself.
  let project: ModuleUse
  /// Those of the names that are made.
  let made: [String: UsedName]
  /// Names that extensions may use of what they extend.
  let implicit: Set<String>

  /// `<T0, T1>`, or nothing.
  static func generics(_ count: Int) -> String {
    count == 0 ? "" : "<" + (0..<count).map { "T\($0)" }.joined(separator: ", ") + ">"
  }

  func primary(_ count: Int) -> [String] { (0..<count).map { "T\($0)" } }

  /// By which types the project asks for values.
  var keys: MadeKeys { MadeKeys(project, made: made) }

  func declaration(_ name: String, _ use: UsedName) -> String {
    declaration(name, use, path: name, indent: "")
  }

  private func declaration(
    _ name: String, _ use: UsedName, path: String, indent: String
  ) -> String {
    let kind = use.kind(name)
    if indent.isEmpty, let declaration = NamedShape.declaration(name, use) { return declaration }
    switch kind {
    case .protocol where indent.isEmpty || use.arity == 0:
      return self.protocol(name, use, path: path, isInner: !indent.isEmpty)
    case .function where indent.isEmpty:
      return MadeFunctionWriter.distinct(use.creations).flatMap { shape in
        MadeFunctionWriter(name: name, shape: shape, path: scope, fails: use.mayFail(shape))
          .functions("")
      }.map { $0.dropFirst(2) + "" }.joined()
    case .constant: return "public var \(name): Made { Made(madePath: \"\(scope)\(name)\") }\n"
    case .wrapper where indent.isEmpty: return wrapper(name, use)
    case .actor where indent.isEmpty:
      return "@globalActor public actor \(name) { public static let shared = \(name)() }\n"
    case .builder where indent.isEmpty: return builder(name)
    case .opaque where project.stated[path] == nil: return "public typealias \(name) = Made\n"
    case .enumeration: return enumeration(name, use, path: path, indent: indent)
    default: return type(name, use, kind, path: path, indent: indent)
    }
  }

  // MARK: Types

  private func type(
    _ name: String, _ use: UsedName, _ kind: UsedName.Kind, path: String, indent: String
  ) -> String {
    let isBase = kind == .baseClass
    let keyword = isBase ? "open class" : kind == .object ? "final class" : "struct"
    let access = isBase ? "" : "public "
    var lines = [
      "\(access)\(keyword) \(name)\(Self.generics(use.arity)): \(conformances(path, kind, use)) {",
      "  public let madePath: String",
      "  public \(isBase ? "class " : "static ")var madeType: String { \"\(scope)\(path)\" }",
    ]
    lines.append("  public let madeMemory: MadeMemory? = MadeMemory()")
    if kind == .view { lines.append("  public private(set) var madeContent: MadeContent?") }
    if !isBase, use.creations.contains(where: { given($0) != nil }) {
      lines.append("  public private(set) var madeGiven: MadeGiven?")
    }
    if !isBase { lines.append("  public init(madePath: String) { self.madePath = madePath }") }
    let creations = isBase ? use.superInitialisers.union([CallShape()]) : []
    for shape in MadeFunctionWriter.distinct(use.creations.union(creations))
    where !isAdded("init", shape, path) {
      lines.append("  " + creation(shape, path, use, kind))
    }
    for signature in use.overriddenInitialisers.sorted() where isBase && signature != "init()" {
      lines.append("  public \(signature) { madePath = \"\(scope)\(path)()\" }")
    }
    lines += functions(use, path)
    for (signature, isSet) in use.overridden.sorted(by: { $0.key < $1.key }) where isBase {
      let answer = "madeAnswer(\"\(scope)\(path)\")"
      let body = isSet ? "get { \(answer) } set {}" : "return \(answer)"
      lines.append("  open \(signature) { \(body) }")
    }
    lines += inner(use, path, indent)
    let text = lines.joined(separator: "\n") + "\n}\n"
    return text + (indent.isEmpty && use.arity > 0 ? unbound(name, use, kind) : "")
  }

  /// What extensions of the type name of it, and the types in it.
  private func inner(_ use: UsedName, _ path: String, _ indent: String) -> [String] {
    let values = [("", use.implicit), ("static ", use.implicitOfType)].flatMap { modifier, names in
      names.intersection(implicit).sorted().map { name in
        let path = SwiftCode.literal(scope + path + "." + name)
        return "  public \(modifier)var \(name): Made { Made(madePath: \(path)) }"
      }
    }
    // Members of several types have the name `id`, so that none would say of which it is.
    let isIdentified = conformances(path, use.kind(""), use).contains("Identifiable")
    let store = KeyStore(path, use, project)
    let own = Set(isIdentified ? ["ID"] : []).union(store == nil ? [] : KeyStore.inner)
    return values + (isIdentified ? ["  public typealias ID = Made"] : []) + (store?.members ?? [])
      + use.nested.filter { !own.contains($0.key) }.sorted { $0.key < $1.key }
      .flatMap { name, uses in
        declaration(name, uses, path: path + "." + name, indent: indent + "  ")
          .split(separator: "\n").map { "  " + $0 }
      }
  }

  /// Functions that the type has itself.
  private func functions(_ use: UsedName, _ path: String) -> [String] {
    use.calls.keys.sorted().flatMap { name in
      MadeFunctionWriter.distinct(use.calls[name] ?? []).flatMap { shape in
        isAdded(name, shape, path)
          ? []
          : MadeFunctionWriter(
            name: name, shape: shape, path: "\(scope)\(path).", fails: use.mayFail(shape, name)
          ).functions("static ", isOptional: use.optionalCalls.contains(name))
            .map { String($0.dropLast()) }
      }
    }
  }

  /// Whether an extension in the project declares a function, or a way of making one, that takes a
  /// call.
  private func isAdded(_ name: String, _ shape: CallShape, _ path: String) -> Bool {
    project.added[path]?.contains { shape.isTaken(by: $0, of: name) } == true
  }

  /// Lets code leave out the generic arguments where it makes one.
  private func unbound(_ name: String, _ use: UsedName, _ kind: UsedName.Kind) -> String {
    let lines = MadeFunctionWriter.distinct(use.creations).map {
      "  " + creation($0, name, use, kind, delegates: true)
    }
    let bounds = (0..<use.arity).map { "T\($0) == Made" }.joined(separator: ", ")
    return lines.isEmpty
      ? "" : "extension \(name) where \(bounds) {\n\(lines.joined(separator: "\n"))\n}\n"
  }

  /// - Parameter delegates: whether it cannot set what the type stores.
  private func creation(
    _ shape: CallShape, _ path: String, _ use: UsedName, _ kind: UsedName.Kind,
    delegates: Bool = false
  ) -> String {
    let isBase = kind == .baseClass
    let (generics, parameters) = shape.signature(showing: kind == .view)
    let list = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
    let prefix = isBase && shape.arguments.isEmpty ? "override " : ""
    let mark = use.isUnwrapped && prefix.isEmpty ? "?" : ""
    let head = "public \(prefix)init\(mark)\(list)(\(parameters))"
    let literal = "\"\(scope)\(path)\(shape.labels)\""
    if use.mayFail(shape) && !isBase { return head + " throws { throw madeError(\(literal)) }" }
    let isStored = !isBase && kind != .enumeration
    let content = (kind == .view ? content(shape, path) : "") + (isStored ? given(shape) ?? "" : "")
    let path = delegates ? "self.init(madePath: \(literal))" : "madePath = \(literal)"
    return head + " { \(path)\(content) }"
  }

  /// What a view remembers of what it is made of.
  private func content(_ shape: CallShape, _ path: String) -> String {
    let arguments = shape.arguments.enumerated().compactMap { index, argument -> String? in
      let label = SwiftCode.literal(argument.label ?? "_")
      if argument.mayShow { return "\(label): MadeContent.views(a\(index))" }
      guard argument.kind == .value || argument.kind == .member else { return nil }
      return "\(label): a\(index)"
    }
    if arguments.isEmpty { return "" }
    return "; madeContent = MadeContent(\"\(scope)\(path)\", "
      + "[\(arguments.joined(separator: ", "))])"
  }

  /// What a value remembers of the arguments with labels; nil if there are none.
  private func given(_ shape: CallShape) -> String? {
    let arguments = shape.arguments.enumerated().compactMap { index, argument -> String? in
      guard let label = argument.label, argument.kind == .value || argument.kind == .member else {
        return nil
      }
      return "\(SwiftCode.literal(label)): a\(index)"
    }
    return arguments.isEmpty
      ? nil : "; madeGiven = MadeGiven([\(arguments.joined(separator: ", "))])"
  }

  /// What a value of the kind can be anywhere, without what the project states.
  private func conformances(
    _ path: String, _ kind: UsedName.Kind, _ use: UsedName
  ) -> String {
    if kind == .baseClass { return "NSObject, MadeMembers, @unchecked Sendable" }
    let own = project.stated[path] ?? []
    // The last is given up first.
    let groups: [(text: String, names: Set<String>)] = [
      ("Hashable", ["Hashable", "Equatable", "Comparable"]),
      ("Codable", ["Codable", "Encodable", "Decodable"]), ("@unchecked Sendable", ["Sendable"]),
      ("Error", ["Error", "LocalizedError"]),
      ("CustomStringConvertible", ["CustomStringConvertible", "LosslessStringConvertible"]),
      ("Identifiable", ["Identifiable"]),
    ]
    if kind == .enumeration {
      return
        (["MadeValue"]
        + groups.filter { $0.text != "CustomStringConvertible" }
        .filter { own.isDisjoint(with: $0.names) }.map(\.text)).joined(separator: ", ")
    }
    let observed =
      use.isObserved && own.isDisjoint(with: ["ObservableObject"])
      ? ["ObservableObject", "Observable"] : []
    let all = [kind == .view && !own.contains("View") ? "MadeView" : "MadeValue"] + observed
    return (all + groups.filter { own.isDisjoint(with: $0.names) }.map(\.text))
      .joined(separator: ", ")
  }

  // MARK: Enumerations

  /// Which of its cases an answer would be is not known: who needs one, without a name of any, has
  /// the first.
  private func enumeration(
    _ name: String, _ use: UsedName, path: String, indent: String
  ) -> String {
    let names = use.cases.keys.sorted()
    var lines = [
      "public enum \(name)\(Self.generics(use.arity)): \(conformances(path, .enumeration, use)) {",
      "  public static var madeType: String { \"\(scope)\(path)\" }",
    ]
    var makers: [String] = []
    for name in names {
      let labels = (use.cases[name] ?? []).map { $0 == "_" ? "" : "\(SwiftCode.name($0)): " }
      func values(_ text: String) -> String {
        labels.isEmpty ? "" : "(\(labels.map { $0 + text }.joined(separator: ", ")))"
      }
      lines.append("  case \(SwiftCode.name(name))\(values("Made"))")
      makers.append("self = .\(SwiftCode.name(name))\(values("Made(madePath: madePath)"))")
    }
    let found = zip(names, makers).map { "case \(SwiftCode.literal($0)): \($1); " }.joined()
    lines.append(
      "  public init(madePath: String) { switch madeCase(madePath) { \(found)"
        + "default: \(makers.first ?? "") } }")
    let paths = names.map { name in
      let path = SwiftCode.literal("\(scope)\(path).\(name)")
      return "case .\(SwiftCode.name(name)): return \(path); "
    }
    lines.append("  public var madePath: String { switch self { \(paths.joined())} }")
    for shape in MadeFunctionWriter.distinct(use.creations)
    where !isAdded("init", shape, path) {
      lines.append("  " + creation(shape, path, use, .enumeration, delegates: true))
    }
    var others = use
    for name in names { others.calls[name] = nil }
    lines += functions(others, path) + inner(use, path, indent)
    return lines.joined(separator: "\n") + "\n}\n"
  }
}
