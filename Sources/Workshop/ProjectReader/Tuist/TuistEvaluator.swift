/// Puts in what the names of a project description stand for. Nothing is run: what depends on a
/// condition, a closure or the environment stays unknown.
struct TuistEvaluator {
  private let declarations: TuistDeclarations
  /// What is looked at altogether, how deep that goes, and how large values and texts get, so that
  /// every input ends.
  private var budget = 200_000
  private static let deepest = 512
  private static let largest = 10_000
  private static let longest = 4_096

  init(_ declarations: TuistDeclarations) { self.declarations = declarations }

  /// Where names are looked up.
  private struct Scope {
    var locals: [String: TuistValue] = [:]
    /// The type whose members need no type before them.
    var type = ""
    var depth = 0
  }

  /// What a constant outside of all types stands for; nil if there is none.
  mutating func constant(_ name: String) -> TuistValue? {
    declarations.constants[name].map { value($0, Scope()) }
  }

  private mutating func value(_ expression: TuistExpression, _ scope: Scope) -> TuistValue {
    budget -= 1
    guard budget > 0, scope.depth < Self.deepest else { return .unknown }
    var scope = scope
    scope.depth += 1
    switch expression {
    case .value(let value): return value
    case .text(let parts):
      var text = ""
      for part in parts {
        guard let own = value(part, scope).text, text.utf8.count < Self.longest else {
          return .unknown
        }
        text += own
      }
      return .text(text)
    case .list(let items): return .list(items.map { value($0, scope) })
    case .table(let pairs):
      var table: [String: TuistValue] = [:]
      for pair in pairs {
        if let key = value(pair.key, scope).text { table[key] = value(pair.value, scope) }
      }
      return .table(table)
    case .name(let name): return named(name, scope)
    case .member(let base, let name): return member(base, name, scope)
    case .call(let callee, let arguments): return call(callee, arguments, scope)
    case .sum(let left, let right): return sum(value(left, scope), value(right, scope))
    case .path: return .unknown
    case .either(let first, let second):
      let known = value(first, scope)
      return known == .unknown || known == .null ? value(second, scope) : known
    }
  }

  private func sum(_ left: TuistValue, _ right: TuistValue) -> TuistValue {
    switch (left, right) {
    case (.list(let first), .list(let second)): .list(first + second)
    // What is known of a list counts, whatever is added to it.
    case (.list(let items), .unknown): .list(items + [.unknown])
    case (.unknown, .list(let items)): .list([.unknown] + items)
    case (.table(let first), .table(let second)): .table(first.merging(second) { $1 })
    default:
      if let first = left.text, let second = right.text, first.utf8.count < Self.longest {
        .text(first + second)
      } else {
        .unknown
      }
    }
  }

  /// A value that may be used many times; one that is too large for that is not known.
  private static func limited(_ value: TuistValue) -> TuistValue {
    var rest = largest
    return fits(value, &rest) ? value : .unknown
  }

  private static func fits(_ value: TuistValue, _ rest: inout Int) -> Bool {
    rest -= 1
    guard rest > 0 else { return false }
    switch value {
    case .list(let items): return items.allSatisfy { fits($0, &rest) }
    case .table(let members): return members.values.allSatisfy { fits($0, &rest) }
    case .call(_, let arguments): return arguments.allSatisfy { fits($0.value, &rest) }
    case .unknown, .null, .bool, .number, .text, .option: return true
    }
  }

  private mutating func named(_ name: String, _ scope: Scope) -> TuistValue {
    if let local = scope.locals[name] { return local }
    if !scope.type.isEmpty {
      let owner = scope.locals["self"]
      if let own = declared(scope.type + "." + name, scope, of: owner) { return own }
      if name == "rawValue", case .option(_, _, let raw)? = owner { return .text(raw) }
    }
    return declared(name, scope) ?? .unknown
  }

  /// What a constant or a computed property stands for, by its path.
  private mutating func declared(_ path: String, _ scope: Scope, of owner: TuistValue? = nil)
    -> TuistValue?
  {
    var inner = Scope(depth: scope.depth + 1)
    inner.type = path.split(separator: ".").dropLast().joined(separator: ".")
    if let owner { inner.locals["self"] = owner }
    if let constant = declarations.constants[path] { return value(constant, inner) }
    return declarations.properties[path].map { result(of: $0, inner) }
  }

  /// The path that an expression of names spells: `Names.Widget`.
  private func path(_ expression: TuistExpression, _ scope: Scope) -> String? {
    switch expression {
    case .name("Self"): scope.type
    case .name(let name): name
    case .member(let base?, let name): path(base, scope).map { $0 + "." + name }
    case .value, .text, .list, .table, .member, .call, .sum, .path, .either: nil
    }
  }

  private mutating func member(_ base: TuistExpression?, _ name: String, _ scope: Scope)
    -> TuistValue
  {
    guard let base else {
      for path in declarations.paths[name] ?? [] {
        if let known = declared(path, scope) { return known }
      }
      return .call(name, [])
    }
    if let path = path(base, scope) {
      for prefix in [scope.type.isEmpty ? "" : scope.type + ".", ""] {
        if let known = declared(prefix + path + "." + name, scope) { return known }
        if name == "allCases", let cases = declarations.cases[prefix + path] { return .list(cases) }
      }
    }
    let owner = value(base, scope)
    // A type of Tuist's: `Destinations.iOS`.
    if owner == .unknown, case .name(let type) = base, type.first?.isUppercase == true {
      return .call(name, [])
    }
    return member(of: owner, name, scope)
  }

  /// What a value of the project's own has.
  private mutating func member(of owner: TuistValue, _ name: String, _ scope: Scope)
    -> TuistValue
  {
    guard case .option(let type, _, let raw) = owner else { return .unknown }
    if name == "rawValue" { return .text(raw) }
    return declared(type + "." + name, scope, of: owner) ?? .unknown
  }

  private mutating func call(
    _ callee: TuistExpression, _ arguments: [TuistExpression.Argument], _ scope: Scope
  ) -> TuistValue {
    let given = arguments.map {
      TuistValue.Argument(label: $0.label, value: value($0.value, scope))
    }
    var paths: [String] = []
    var name = ""
    switch callee {
    case .name(let own):
      name = own
      paths = (scope.type.isEmpty ? [] : [scope.type + "." + own]) + [own]
    case .member(nil, let own):
      name = own
      paths = declarations.paths[own] ?? []
    case .member(let base?, let own):
      name = own
      paths = path(base, scope).map { [$0 + "." + own] } ?? []
      // `Environment.name.getString(default: "…")`
      if own.hasPrefix("get"), let fallback = given.first(where: { $0.label == "default" }) {
        return fallback.value
      }
    case .value, .text, .list, .table, .call, .sum, .path, .either: return .unknown
    }
    // `Module.allCases.map(\.target)`
    if name == "map", case .member(let base?, _) = callee,
      case .path(let asked)? = arguments.first?.value
    {
      guard case .list(let items) = value(base, scope) else { return .unknown }
      return .list(items.map { member(of: $0, asked, scope) })
    }
    for function in paths.flatMap({ declarations.functions[$0] ?? [] }) {
      if let result = result(of: function, given, scope) { return result }
    }
    if name == "init", case .member(let base?, _) = callee, let type = path(base, scope) {
      name = type
    }
    // What is called on a value that is not known is none of Tuist's.
    if case .member(let base?, _) = callee {
      let type = path(base, scope)?.split(separator: ".").last
      guard type?.first?.isUppercase == true else { return .unknown }
    }
    return .call(name, given)
  }

  /// What a function answers; nil if it does not take such arguments.
  private mutating func result(
    of function: TuistDeclarations.Function, _ given: [TuistValue.Argument], _ scope: Scope
  ) -> TuistValue? {
    var rest = given[...]
    var inner = Scope(type: function.type, depth: scope.depth + 1)
    var missing: [TuistDeclarations.Function.Parameter] = []
    for parameter in function.parameters {
      if let first = rest.first, first.label == parameter.label {
        inner.locals[parameter.name] = Self.limited(first.value)
        rest = rest.dropFirst()
      } else if parameter.fallback != nil {
        missing.append(parameter)
      } else {
        return nil
      }
    }
    guard rest.isEmpty else { return nil }
    for parameter in missing {
      guard let fallback = parameter.fallback else { continue }
      inner.locals[parameter.name] = Self.limited(value(fallback, inner))
    }
    return result(of: function, inner)
  }

  private mutating func result(of function: TuistDeclarations.Function, _ scope: Scope)
    -> TuistValue
  {
    var scope = scope
    return run(function.body, &scope) ?? .unknown
  }

  /// What some statements answer; nil if they end without.
  private mutating func run(_ body: [TuistDeclarations.Statement], _ scope: inout Scope)
    -> TuistValue?
  {
    for statement in body {
      switch statement {
      case .bind(let name, let expression):
        scope.locals[name] = Self.limited(value(expression, scope))
      case .append(let name, let expression, let isMany):
        let more = value(expression, scope)
        scope.locals[name] = Self.limited(
          sum(scope.locals[name] ?? .unknown, isMany || more == .unknown ? more : .list([more])))
      case .result(let expression):
        return Self.limited(value(expression, scope))
      case .choose(let subject, let branches):
        guard case .option(_, let name, _) = value(subject, scope),
          let branch = branches.first(where: { $0.names.isEmpty || $0.names.contains(name) })
        else { continue }
        if let answer = run(branch.body, &scope) { return answer }
      }
    }
    return nil
  }
}
