/// Writes the declaration of a type of which only the use is known.
struct MadeTypeWriter {
  /// The module that it is said to belong to and a dot; empty if that is not known.
  let scope: String
  /// Conformances that the project itself states.
  let stated: [String: Set<String>]
  /// Names that extensions may use of what they extend.
  let implicit: Set<String>

  /// `<T0, T1>`, or nothing.
  static func generics(_ count: Int) -> String {
    count == 0 ? "" : "<" + (0..<count).map { "T\($0)" }.joined(separator: ", ") + ">"
  }

  func declaration(_ name: String, _ use: UsedName) -> String {
    declaration(name, use, path: name, indent: "")
  }

  private func declaration(
    _ name: String, _ use: UsedName, path: String, indent: String
  ) -> String {
    let kind = use.kind(name)
    switch kind {
    case .protocol where indent.isEmpty || use.arity == 0:
      let owner = use.isWeak ? ", AnyObject" : ""
      let types = (0..<use.arity).map { "associatedtype T\($0) = Made; " }.joined()
      return "public protocol \(name)\(Self.generics(use.arity)): MadeMembers\(owner) {"
        + "\(types.isEmpty ? "" : " ")\(types)}\n"
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
    case .opaque where stated[path] == nil: return "public typealias \(name) = Made\n"
    case .enumeration: return enumeration(name, use, path: path)
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
    if !isBase { lines.append("  public init(madePath: String) { self.madePath = madePath }") }
    for shape in MadeFunctionWriter.distinct(use.creations.union(isBase ? [CallShape()] : [])) {
      lines.append("  " + creation(shape, path, use, isBase: isBase))
    }
    for name in use.calls.keys.sorted() {
      for shape in MadeFunctionWriter.distinct(use.calls[name] ?? []) {
        let writer = MadeFunctionWriter(
          name: name, shape: shape, path: "\(scope)\(path).", fails: use.mayFail(shape, name))
        let isOptional = use.optionalCalls.contains(name)
        lines += writer.functions("static ", isOptional: isOptional).map { String($0.dropLast()) }
      }
    }
    for signature in use.overridden.sorted() where isBase {
      lines.append("  open \(signature) { return madeAnswer(\"\(scope)\(path)\") }")
    }
    for name in use.implicit.intersection(implicit).sorted() {
      let path = SwiftCode.literal(scope + path + "." + name)
      lines.append("  public var \(name): Made { Made(madePath: \(path)) }")
    }
    for inner in use.nested.keys.sorted() {
      guard let uses = use.nested[inner] else { continue }
      let text = declaration(inner, uses, path: path + "." + inner, indent: indent + "  ")
      lines += text.split(separator: "\n").map { "  " + $0 }
    }
    let text = lines.joined(separator: "\n") + "\n}\n"
    return text + (indent.isEmpty && use.arity > 0 ? unbound(name, use) : "")
  }

  /// Lets code leave out the generic arguments where it makes one.
  private func unbound(_ name: String, _ use: UsedName) -> String {
    let lines = MadeFunctionWriter.distinct(use.creations).map {
      "  "
        + creation($0, name, use, isBase: false)
        .replacing("{ madePath = ", with: "{ self.init(madePath: ").replacing("\" }", with: "\") }")
    }
    let bounds = (0..<use.arity).map { "T\($0) == Made" }.joined(separator: ", ")
    return lines.isEmpty
      ? "" : "extension \(name) where \(bounds) {\n\(lines.joined(separator: "\n"))\n}\n"
  }

  private func creation(
    _ shape: CallShape, _ path: String, _ use: UsedName, isBase: Bool
  ) -> String {
    let (generics, parameters) = shape.signature
    let list = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
    let prefix = isBase && shape.arguments.isEmpty ? "override " : ""
    let mark = use.isUnwrapped && prefix.isEmpty ? "?" : ""
    let head = "public \(prefix)init\(mark)\(list)(\(parameters))"
    let literal = "\"\(scope)\(path)\(shape.labels)\""
    return use.mayFail(shape) && !isBase
      ? head + " throws { throw madeError(\(literal)) }" : head + " { madePath = \(literal) }"
  }

  /// What a value of the kind can be anywhere, without what the project states.
  private func conformances(
    _ path: String, _ kind: UsedName.Kind, _ use: UsedName
  ) -> String {
    if kind == .baseClass { return "NSObject, MadeMembers, @unchecked Sendable" }
    let own = stated[path] ?? []
    let groups: [(text: String, names: Set<String>)] = [
      ("Hashable", ["Hashable", "Equatable", "Comparable"]),
      ("Codable", ["Codable", "Encodable", "Decodable"]), ("Error", ["Error", "LocalizedError"]),
      ("CustomStringConvertible", ["CustomStringConvertible", "LosslessStringConvertible"]),
      ("@unchecked Sendable", ["Sendable"]),
    ]
    if kind == .enumeration {
      return
        (["MadeMembers"]
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

  /// Which of its cases an answer would be is not known: who needs one has the first.
  private func enumeration(_ name: String, _ use: UsedName, path: String) -> String {
    let names = use.cases.keys.sorted()
    var lines = [
      "public enum \(name): \(conformances(path, .enumeration, use)) {",
      "  public static var madeType: String { \"\(scope)\(path)\" }",
    ]
    for name in names {
      let values = (0..<(use.cases[name] ?? 0)).map { _ in "Made" }.joined(separator: ", ")
      lines.append("  case \(SwiftCode.name(name))" + (values.isEmpty ? "" : "(\(values))"))
    }
    for shape in MadeFunctionWriter.distinct(use.creations) {
      let text = creation(shape, path, use, isBase: false)
      lines.append(
        "  "
          + text.replacing("{ madePath = ", with: "{ madeTrap(")
          .replacing("\" }", with: "\") }"))
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  // MARK: Attributes

  /// It takes whatever is listed, and answers as a whole, as nobody knows what it makes of it.
  private func builder(_ name: String) -> String {
    let path = "\"\(scope)\(name)\""
    return """
      @resultBuilder public enum \(name): MadeMembers {
        public static var madeType: String { \(path) }
        public static func buildExpression<Part>(_ part: Part) -> Made { Made(madePath: \(path)) }
        public static func buildBlock(_ parts: Made...) -> Made { Made(madePath: \(path)) }
        public static func buildOptional(_ part: Made?) -> Made { Made(madePath: \(path)) }
        public static func buildEither(first part: Made) -> Made { part }
        public static func buildEither(second part: Made) -> Made { part }
        public static func buildArray(_ parts: [Made]) -> Made { Made(madePath: \(path)) }
        public static func buildLimitedAvailability(_ part: Made) -> Made { part }
        public static func buildFinalResult(_ whole: Made) -> Made { whole }
        @_disfavoredOverload \
        public static func buildFinalResult<R>(_ whole: Made) -> R { madeAnswer(\(path)) }
      }

      """
  }

  /// It holds what the property begins with; where nothing is said, nothing is known.
  private func wrapper(_ name: String, _ use: UsedName) -> String {
    let path = "\"\(scope)\(name)\""
    var free: [String] = []
    var bound: [String] = []
    for shape in MadeFunctionWriter.distinct(use.wrappings.union([CallShape()])) {
      let (generics, parameters) = shape.signature
      let list = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
      let rest = parameters.isEmpty ? "" : ", " + parameters
      free.append("  public init\(list)(\(parameters)) { value = nil }")
      free.append("  public init\(list)(wrappedValue: Value\(rest)) { value = wrappedValue }")
      bound.append("  public init\(list)(\(parameters)) { value = nil }")
    }
    return """
      @propertyWrapper public struct \(name)<Value>: @unchecked Sendable {
        private let value: Value?
        public var wrappedValue: Value {
          get { value ?? madeAnswer(\(path)) }
          nonmutating set {}
        }
        public var projectedValue: \(use.projectsBinding ? "Binding<Value>" : "Made") {
          \(use.projectsBinding ? ".constant(wrappedValue)" : "Made(madePath: \(path))")
        }
      \(free.joined(separator: "\n"))
      }
      extension \(name) where Value == Made {
      \(bound.joined(separator: "\n"))
      }
      extension \(name): Equatable where Value: Equatable {}
      extension \(name): Hashable where Value: Hashable {}
      extension \(name): Encodable where Value: Encodable {}
      extension \(name): Decodable where Value: Decodable {}

      """
  }
}
