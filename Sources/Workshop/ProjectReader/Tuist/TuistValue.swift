/// What an expression stands for.
indirect enum TuistValue: Hashable, Sendable {
  /// An argument of a call that is kept as it is.
  struct Argument: Hashable, Sendable {
    var label: String?
    var value: TuistValue
  }

  /// What only running the code would tell.
  case unknown
  case null
  case bool(Bool)
  case number(String)
  case text(String)
  case list([TuistValue])
  case table([String: TuistValue])
  /// What Tuist's own module declares: `.target(name: …)`, `.iOS`, `Project(…)`.
  case call(String, [Argument])
  /// A case of an enumeration of the project's.
  case option(type: String, name: String, raw: String)
}

extension TuistValue {
  var text: String? {
    switch self {
    case .text(let text): text
    case .number(let text): text
    case .option(_, _, let raw): raw
    // `.string("…")`, `SettingValue(stringLiteral: "…")`
    case .call(let name, let arguments) where arguments.count == 1 && Self.wrappers.contains(name):
      arguments[0].value.text
    case .unknown, .null, .bool, .list, .table, .call: nil
    }
  }

  private static let wrappers: Set = [
    "ConfigurationName", "Path", "SettingValue", "String", "integer", "path", "real", "string",
  ]

  var items: [TuistValue] {
    if case .list(let items) = self { items } else { [] }
  }

  /// The name of a call, a member or a case.
  var callee: String? {
    switch self {
    case .call(let name, _): name
    case .option(_, let name, _): name
    case .unknown, .null, .bool, .number, .text, .list, .table: nil
    }
  }

  var arguments: [Argument] {
    if case .call(_, let arguments) = self { arguments } else { [] }
  }

  /// The argument of a call with a label; nil for none and for `nil`.
  subscript(_ label: String?) -> TuistValue? {
    let value = arguments.first { $0.label == label }?.value
    return value == .null ? nil : value
  }
}
