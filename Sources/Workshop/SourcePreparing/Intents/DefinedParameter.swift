/// A parameter of an intent, or a property of an object type or a response.
struct DefinedParameter: Hashable, Sendable {
  /// What people get who set nothing.
  enum Default: Hashable, Sendable {
    case text(String)
    case number(Double)
    case flag(Bool)
  }

  /// As in the definition: Xcode keeps its capitals.
  var name: String
  var type: IntentValueType
  var isList = false
  var standard: Default?
  /// Whether the app provides the choices.
  var hasDynamicOptions = false
  /// Whether the app searches them too.
  var hasSearch = false
  var isResolved = false
  /// Names of reasons why a value is refused.
  var refusals: [String] = []

  /// The name within a method's: `heroName` in `provideHeroNameOptionsCollection`.
  var capitalizedName: String { name.prefix(1).uppercased() + name.dropFirst() }
}
