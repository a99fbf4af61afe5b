/// Asks a provider of options for the value to begin with.
enum OptionsDefault {
  /// Its default; of a parameter that must have a value else the first option.
  static func value<Value, Provider: DynamicOptionsProvider>(of provider: Provider) async -> Value?
  {
    if let value = await provider.defaultResult() as? Value { return value }
    guard !(Value.self is any OptionalIntentValue.Type) else { return nil }
    let options = try? await provider.results()
    return (options as? any OfferedValues)?.offered.first as? Value
  }
}
