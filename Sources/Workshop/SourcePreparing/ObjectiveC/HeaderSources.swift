/// What the compiler of Apple's would make of headers, in Swift: types that can be named and handed
/// on, and whose members end in a trap that names them. What speaks of a type that is not known is
/// left out.
struct HeaderSources {
  private let found: HeaderDeclarations
  /// Names that the program declares itself.
  private let declared: Set<String>
  /// Names of types, true for classes.
  private let known: [String: Bool]

  init(_ found: HeaderDeclarations, declared: Set<String>) {
    self.found = found
    self.declared = declared
    var known: [String: Bool] = [:]
    for name in declared { known[name] = true }
    for type in found.classes where type.parent != nil { known[type.name] = true }
    for type in found.enumerations where !type.name.isEmpty { known[type.name] = false }
    for type in found.structures { known[type.name] = false }
    for alias in found.aliases {
      if alias.isOwn || alias.type.swift(known) != nil { known[alias.name] = false }
    }
    self.known = known
  }

  /// A file; nil if there is nothing to declare.
  var text: String? {
    var names = declared
    var parts: [String] = []
    func add(_ name: String, _ code: String?) {
      guard let code, name.isEmpty || names.insert(name).inserted else { return }
      parts.append(code)
    }
    for item in found.structures { add(item.name, structure(item)) }
    for var item in found.enumerations {
      if !item.isOptions, item.isPlain || item.name.isEmpty {
        // Their cases stand beside the types, where a name is there once.
        item.cases.removeAll { !names.insert($0.name).inserted }
      }
      add(item.name, item.isOptions || item.isPlain ? numbers(item) : enumeration(item))
    }
    for item in found.aliases { add(item.name, alias(item)) }
    for item in found.classes where item.parent != nil { add(item.name, type(item)) }
    for item in found.classes where item.parent == nil && !item.isProtocol {
      add("", category(item))
    }
    for item in found.constants { add(item.name, constant(item)) }
    for item in found.functions {
      add(item.name, function(item.name, item, in: "", modifier: "nonisolated public "))
    }
    guard !parts.isEmpty else { return nil }
    return "import Foundation\nimport FoundationAdditions\n\n" + parts.joined(separator: "\n")
      + "\n"
  }

  private func trap(_ name: String) -> String { "_vitrineMissing(\"\(name)\")" }

  private func structure(_ item: HeaderDeclarations.Structure) -> String? {
    guard let fields = item.fields else {
      return "nonisolated public struct \(item.name) { init() { \(trap(item.name)) } }"
    }
    let types = fields.map { $0.type.swift(known) }
    guard !types.contains(nil), !fields.contains(where: { known[$0.type.name] != nil }) else {
      return "nonisolated public struct \(item.name) { public init() { \(trap(item.name)) } }"
    }
    let pairs = zip(fields, types).map { (name: SwiftCode.name($0.name), type: $1 ?? "") }
    let lines = pairs.map { "  public var \($0.name): \($0.type)" }
    let parameters = pairs.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    let sets = pairs.map { "self.\($0.name) = \($0.name)" }.joined(separator: "; ")
    return "nonisolated public struct \(item.name) {\n\(lines.joined(separator: "\n"))\n"
      + "  public init(\(parameters)) { \(sets) }\n}"
  }

  /// `KindFirst` of `Kind` is `first`.
  static func caseName(_ name: String, of type: String) -> String {
    let rest = name.hasPrefix(type) ? name.dropFirst(type.count) : name[...]
    let isName = rest.first.map { $0.isLetter || $0 == "_" } ?? false
    let word = isName ? rest : name[...]
    let capitals = word.prefix { $0.isUppercase }
    // `URLSession` is `urlSession`, `First` `first`, `OFF` `off`.
    let end =
      capitals.count > 1 && capitals.count < word.count ? capitals.count - 1 : capitals.count
    return SwiftCode.name(word.prefix(end).lowercased() + word.dropFirst(end))
  }

  private func enumeration(_ item: HeaderDeclarations.Enumeration) -> String? {
    guard let raw = item.raw.swift(known), !item.cases.isEmpty else { return nil }
    guard !item.name.isEmpty else { return numbers(item) }
    var values: Set<Int> = []
    var lines: [String] = []
    for (name, value) in item.cases {
      let name = Self.caseName(name, of: item.name)
      if values.insert(value).inserted {
        lines.append("  case \(name) = \(value)")
      } else {
        let first = item.cases.first { $0.value == value }?.name ?? ""
        lines.append(
          "  public static var \(name): Self { .\(Self.caseName(first, of: item.name)) }")
      }
    }
    return "nonisolated public enum \(item.name): \(raw) {\n\(lines.joined(separator: "\n"))\n}"
  }

  /// Options, and what C has: numbers in a structure.
  private func numbers(_ item: HeaderDeclarations.Enumeration) -> String? {
    guard let raw = item.raw.swift(known) else { return nil }
    if item.name.isEmpty {
      return item.cases
        .map { "nonisolated public let \(SwiftCode.name($0.name)): Int = \($0.value)" }
        .joined(separator: "\n")
    }
    let kind = item.isOptions ? "OptionSet" : "RawRepresentable, Hashable"
    var lines = [
      "nonisolated public struct \(item.name): \(kind), Sendable {",
      "  public var rawValue: \(raw)",
      "  public init(rawValue: \(raw)) { self.rawValue = rawValue }",
    ]
    if !item.isOptions {
      lines.append("  public init(_ rawValue: \(raw)) { self.rawValue = rawValue }")
    }
    let values = item.cases.filter { $0.value >= 0 || raw.hasPrefix("Int") }
    if item.isOptions {
      lines += values.map {
        "  public static let \(Self.caseName($0.name, of: item.name)) = Self(rawValue: \($0.value))"
      }
    }
    lines.append("}")
    if !item.isOptions {
      lines += values.map {
        "nonisolated public let \(SwiftCode.name($0.name)) = \(item.name)(rawValue: \($0.value))"
      }
    }
    return lines.joined(separator: "\n")
  }

  private func alias(_ item: HeaderDeclarations.Alias) -> String? {
    guard item.isOwn else {
      var type = item.type
      if type.isNullable == nil { type.isNullable = false }
      return type.swift(known).map { "public typealias \(item.name) = \($0)" }
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
    let name = SwiftCode.name(item.name)
    guard let type = item.type else {
      return item.value.map { "nonisolated public let \(name) = \($0)" }
    }
    if found.aliases.contains(where: { $0.isOwn && $0.name == type.name }) {
      let value = item.value.map { "\(type.name)(rawValue: \($0))" } ?? trap(item.name)
      return "nonisolated extension \(type.name) {\n  public static var "
        + "\(Self.caseName(item.name, of: type.name)): Self { \(value) }\n}"
    }
    return type.swift(known).map {
      "nonisolated public var \(name): \($0) { \(item.value ?? trap(item.name)) }"
    }
  }

  private func type(_ item: HeaderDeclarations.Class) -> String {
    let isOurs = found.classes.contains { $0.parent != nil && $0.name == item.parent }
    let parent = isOurs ? item.parent ?? "NSObject" : "NSObject"
    let makers = item.functions.filter { !$0.isStatic && $0.name.hasPrefix("init") }
    let isPlain = !makers.contains { $0.parameters.isEmpty }
    var lines = members(item, modifier: "open ")
    lines += makers.filter { !$0.parameters.isEmpty }.compactMap { maker($0, of: item.name) }
    if isPlain || !makers.isEmpty { lines.append("  public override init() { super.init() }") }
    return "nonisolated open class \(item.name): \(parent) {\n"
      + "\(lines.joined(separator: "\n"))\n}"
  }

  /// Members that are added to a class of the program or of Foundation.
  private func category(_ item: HeaderDeclarations.Class) -> String? {
    var object = HeaderType(name: item.name)
    (object.stars, object.isNullable) = (1, false)
    let lines = members(item, modifier: "public ")
    guard let name = object.swift(known), !name.contains(" "), !name.contains("<"), !lines.isEmpty
    else { return nil }
    return "nonisolated extension \(item.name) {\n\(lines.joined(separator: "\n"))\n}"
  }

  private func members(_ item: HeaderDeclarations.Class, modifier: String) -> [String] {
    var seen: Set<String> = []
    var lines = item.properties.compactMap { property -> String? in
      guard seen.insert(property.name).inserted, let type = property.type.swift(known) else {
        return nil
      }
      let set = property.isReadOnly ? "" : " set {}"
      let isStatic = property.isStatic ? "class " : ""
      let kind = modifier == "public " && property.isStatic ? "static " : isStatic
      return "  \(modifier)\(kind)var \(SwiftCode.name(property.name)): \(type) "
        + "{ get { \(trap(item.name + "." + property.name)) }\(set) }"
    }
    for function in item.functions where function.isStatic || !function.name.hasPrefix("init") {
      for name in Self.names(function) {
        let kind = function.isStatic ? modifier == "public " ? "static " : "class " : ""
        var renamed = function
        if !function.parameters.isEmpty { renamed.parameters[0].label = name.label }
        if function.parameters.isEmpty, seen.contains(name.base) { continue }
        guard
          let code = self.function(
            name.base, renamed, in: item.name, modifier: "  " + modifier + kind),
          seen.insert(code).inserted
        else { continue }
        lines.append(code)
      }
    }
    return lines
  }

  private static let prepositions = ["With", "For", "From", "By", "In", "To", "At", "Of", "On"]

  /// How Swift may spell a method: Apple's compiler parts the first word at a preposition and drops
  /// what only repeats a type, by a list of words that is its own; so each spelling is there.
  static func names(_ function: HeaderDeclarations.Function) -> [(base: String, label: String)] {
    guard !function.parameters.isEmpty else { return [(function.name, "")] }
    var result = [(base: function.name, label: "_")]
    let cuts = prepositions.compactMap { word -> (String, String)? in
      guard let range = function.name.ranges(of: word).last,
        range.lowerBound > function.name.startIndex,
        range.upperBound == function.name.endIndex || function.name[range.upperBound].isUppercase
      else { return nil }
      let base = String(function.name[..<range.lowerBound])
      return (base, String(function.name[range.lowerBound...]))
    }
    if let (base, tail) = cuts.min(by: { $0.1.count < $1.1.count }) {
      let label = tail.prefix(1).lowercased() + tail.dropFirst()
      result.append((base, label))
      if let word = prepositions.first(where: tail.hasPrefix) {
        result.append((base, word.lowercased()))
      }
    }
    return result
  }

  private func maker(_ function: HeaderDeclarations.Function, of type: String) -> String? {
    var renamed = function
    let rest = function.name.dropFirst("init".count)
    let word = rest.hasPrefix("With") ? rest.dropFirst("With".count) : rest
    renamed.parameters[0].label =
      word.isEmpty ? "_" : Self.caseName(String(word), of: "").replacing("`", with: "")
    guard let (list, isThrowing, _) = parameters(renamed) else { return nil }
    let mark = function.result.isNullable == true ? "?" : ""
    return "  public init\(mark)(\(list))\(isThrowing ? " throws" : "") { super.init() }"
  }

  /// The parameters as Swift writes them; an error handed back at the end is thrown.
  private func parameters(
    _ function: HeaderDeclarations.Function
  ) -> (list: String, isThrowing: Bool, labels: String)? {
    var all = function.parameters
    let isThrowing = all.last.map { $0.type.name == "NSError" && $0.type.stars == 2 } ?? false
    if isThrowing { all.removeLast() }
    var parts: [String] = []
    var labels = ""
    for (index, parameter) in all.enumerated() {
      guard let type = parameter.type.swift(known) else { return nil }
      let escaping =
        parameter.type.parameters != nil && !type.hasSuffix("?") && !type.hasSuffix("!")
      let label = parameter.label.isEmpty ? "_" : parameter.label
      labels += label + ":"
      parts.append(
        "\(label) \(SwiftCode.name(parameter.name))\(index): "
          + (escaping ? "@escaping " : "") + type)
    }
    return (parts.joined(separator: ", "), isThrowing, labels)
  }

  private func function(
    _ name: String, _ item: HeaderDeclarations.Function, in owner: String, modifier: String
  ) -> String? {
    guard let (list, isThrowing, labels) = parameters(item) else { return nil }
    var result = item.result
    if isThrowing { result.isNullable = false }
    let isSelf = result.name == "instancetype"
    let isOnlyError = isThrowing && ["BOOL", "bool"].contains(result.name)
    guard let type = isSelf ? "Self" : isOnlyError ? "Void" : result.swift(known) else {
      return nil
    }
    let label = owner.isEmpty ? name : owner + "." + name
    let mark = type == "Void" || owner.isEmpty ? "" : "@discardableResult "
    let effect = isThrowing ? " throws" : ""
    return "\(mark)\(modifier)func \(SwiftCode.name(name))(\(list))\(effect) -> \(type)"
      + " { \(trap("\(label)(\(labels))")) }"
  }
}
