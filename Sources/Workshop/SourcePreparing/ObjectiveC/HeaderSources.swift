/// What the compiler of Apple's would make of headers, in Swift: types that can be named and handed
/// on, and whose members answer with empty values, or with a trap that names them where there is
/// none. What speaks of a type that is not known is left out.
struct HeaderSources {
  private let found: HeaderDeclarations
  /// Names that the program declares itself.
  private let declared: Set<String>
  private let known: [String: HeaderTypeKind]

  init(_ found: HeaderDeclarations, declared: Set<String>) {
    self.found = found
    self.declared = declared
    var known: [String: HeaderTypeKind] = [:]
    for name in declared { known[name] = .object }
    for type in found.classes where type.parent != nil { known[type.name] = .object }
    for type in found.enumerations where !type.name.isEmpty { known[type.name] = .value }
    for type in found.structures where type.isOpaque { known[type.name] = .opaque }
    for type in found.structures where !type.isOpaque { known[type.name] = .value }
    for alias in found.aliases {
      if alias.isOwn || alias.type.swift(known) != nil { known[alias.name] = .value }
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
    for item in found.structures where !item.isOpaque { add(item.name, structure(item)) }
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
    return "import Foundation\nimport FoundationAdditions\n\n" + parts.joined(separator: "\n")
      + "\n"
  }

  private func trap(_ name: String) -> String { "_vitrineMissing(\"\(name)\")" }
  private func value(_ name: String) -> String { "_vitrineMissingValue(\"\(name)\")" }

  private func structure(_ item: HeaderDeclarations.Structure) -> String? {
    guard let fields = item.fields else {
      return "nonisolated public struct \(item.name) { public init() { \(trap(item.name)) } }"
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
    let said = item.swiftName?.split(separator: ".").map(String.init) ?? []
    let name = SwiftCode.name(said.count == 1 ? said[0] : item.name)
    guard let type = item.type else {
      return item.value.map { "nonisolated public let \(name) = \($0)" }
    }
    if found.aliases.contains(where: { $0.isOwn && $0.name == type.name }) {
      let value =
        item.value.map { "\(type.name)(rawValue: \($0))" } ?? "Self(rawValue: \"\(item.name)\")"
      let short = said.last.map(SwiftCode.name) ?? Self.caseName(item.name, of: type.name)
      return "nonisolated extension \(type.name) {\n  public static var "
        + "\(short): Self { \(value) }\n}"
    }
    return type.swift(known).map {
      "nonisolated public var \(name): \($0) { \(item.value ?? value(item.name)) }"
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
        + "{ get { \(value(item.name + "." + property.name)) }\(set) }"
    }
    for function in item.functions where function.isStatic || !function.name.hasPrefix("init") {
      for spelled in Self.spellings(function) {
        let kind = function.isStatic ? modifier == "public " ? "static " : "class " : ""
        if function.parameters.isEmpty, seen.contains(spelled.name) { continue }
        guard
          let code = self.function(
            spelled.name, spelled, in: item.name, modifier: "  " + modifier + kind),
          seen.insert(code).inserted
        else { continue }
        lines.append(code)
      }
    }
    return lines
  }

  /// A function of C.
  private func function(_ item: HeaderDeclarations.Function) -> String? {
    let own = Self.renamed(item) ?? item
    return function(own.name, own, in: "", modifier: "nonisolated public ")
  }

  private func maker(_ function: HeaderDeclarations.Function, of type: String) -> String? {
    var renamed = function
    let rest = function.name.dropFirst("init".count)
    let word = rest.hasPrefix("With") ? rest.dropFirst("With".count) : rest
    renamed.parameters[0].label =
      word.isEmpty ? "_" : Self.caseName(String(word), of: "").replacing("`", with: "")
    if let own = Self.renamed(function), own.name == "init" { renamed = own }
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
    let full = "\(label)(\(labels))"
    let answer = type == "Void" ? calls(item, full) : " \(value(full)) "
    return "\(mark)\(modifier)func \(SwiftCode.name(name))(\(list))\(effect) -> \(type)"
      + " {\(answer)}"
  }

  /// Who asks for nothing goes on; who waits to be called is, with empty values.
  private func calls(_ item: HeaderDeclarations.Function, _ name: String) -> String {
    let calls = item.parameters.enumerated().compactMap { index, parameter -> String? in
      guard let taken = parameter.type.parameters, parameter.type.name == "void",
        let type = parameter.type.swift(known)
      else { return nil }
      let mark = type.hasSuffix("?") || type.hasSuffix("!") ? "?" : ""
      let values = taken.map { _ in value(name) }.joined(separator: ", ")
      return "\(SwiftCode.name(parameter.name))\(index)\(mark)(\(values))"
    }
    return calls.isEmpty ? "" : " " + calls.joined(separator: "; ") + " "
  }
}
