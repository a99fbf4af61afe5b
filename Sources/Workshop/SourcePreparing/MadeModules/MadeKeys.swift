/// Types of the project by which something is asked for (`values[Key.self]`), and the values that
/// they declare for that, as all that conform to a made protocol do (`static var standard`).
struct MadeKeys {
  /// The protocols with the names of the values: those first to which most types conform, and of
  /// each those first that most types declare.
  private let protocols: [(name: String, values: [String])]

  /// - Parameter made: the names that are made.
  init(_ use: ModuleUse, made: [String: UsedName]) {
    let found = made.filter { name, use in
      use.kind(name) == .protocol && use.arity == 0 && !use.usualTypeValues.isEmpty
    }
    protocols =
      use.asksByType
      ? found.sorted { ($1.value.conformers, $0.key) < ($0.value.conformers, $1.key) }
        .map { ($0.key, $0.value.usualTypeValues) } : []
  }

  var isEmpty: Bool { protocols.isEmpty }

  func values(of name: String) -> [String] { protocols.first { $0.name == name }?.values ?? [] }

  /// That there is such a value, of any type.
  static func requirement(_ value: String) -> String {
    "associatedtype \(value)_ = Made; static var \(SwiftCode.name(value)): \(value)_ { get }; "
  }

  /// The value of types that declare none.
  static func answer(_ value: String, of name: String, _ scope: String) -> String {
    "extension \(name) { public static var \(SwiftCode.name(value)): \(value)_ "
      + "{ madeAnswer(\"\(scope)\(name).\(value)\") } }\n"
  }

  /// What answers by a type: its first value that is of the type that is asked for.
  var declarations: String {
    if isEmpty { return "" }
    let values = protocols.flatMap { name, values in
      values.map { value in
        "if let value = (key as? any \(name).Type)?.\(SwiftCode.name(value)) as? Value "
          + "{ return value }; "
      }
    }
    return "func madeKeyed<Value>(_ key: Any.Type) -> Value? { \(values.joined())return nil }\n"
      + "extension MadeMembers {\n"
      + "  public subscript<Value>(_ key: Any.Type) -> Value "
      + "{ get { if let value: Value = madeKeyed(key) { return value }; "
      + "return madeAnswer(madePath + \"[]\") } nonmutating set {} }\n}\n"
  }
}
