/// Writes the properties of intents, objects and responses with their types and default values.
struct IntentPropertyWriter {
  private let definitions: IntentDefinitions

  init(_ definitions: IntentDefinitions) {
    self.definitions = definitions
  }

  /// One line each.
  func declarations(_ parameters: [DefinedParameter]) -> String {
    parameters.map { parameter in
      let value = standard(of: parameter).map { " = \($0)" } ?? ""
      return "  public var \(SwiftCode.name(parameter.name)): \(type(of: parameter))\(value)\n"
    }.joined()
  }

  /// What takes values that are given as JSON; empty without properties.
  func taking(_ parameters: [DefinedParameter], _ label: String) -> String {
    guard !parameters.isEmpty else { return "" }
    let cases = parameters.map { parameter in
      "    case \(SwiftCode.literal(parameter.name)): "
        + "return _takeGiven(json, &self.\(SwiftCode.name(parameter.name)))\n"
    }
    return """
        override public func _take(_ json: Data, for \(label): String) -> Bool {
          switch \(label) {
      \(cases.joined())    default: return false
          }
        }

      """
  }

  /// The property's type. Only an enumeration cannot be nil: it is unknown instead.
  func type(of parameter: DefinedParameter) -> String {
    if case .enumeration(let name) = parameter.type, let found = definitions.enumeration(name) {
      return parameter.isList ? "[NSNumber]?" : found.className
    }
    let element = element(of: parameter)
    return parameter.isList ? "[\(element)]?" : "\(element)?"
  }

  /// The type of one value.
  func element(of parameter: DefinedParameter) -> String {
    switch parameter.type {
    case .system(let type): type.swiftName
    case .enumeration(let name): definitions.enumeration(name)?.className ?? "NSNumber"
    case .object(let name): definitions.objectClass(name) ?? "INObject"
    }
  }

  /// The type of one value in a collection of choices.
  func choice(of parameter: DefinedParameter) -> String {
    switch parameter.type {
    case .system(let type): type.objectName
    case .enumeration: "NSNumber"
    case .object(let name): definitions.objectClass(name) ?? "INObject"
    }
  }

  /// The framework's or the definition's class of results for a type.
  func resolution(of parameter: DefinedParameter) -> String {
    switch parameter.type {
    case .system(let type): return type.resolution
    case .enumeration(let name):
      let known = definitions.enumeration(name)?.className
      return known.map { $0 + "ResolutionResult" } ?? "INIntegerResolutionResult"
    case .object(let name):
      return (definitions.objectClass(name) ?? "INObject") + "ResolutionResult"
    }
  }

  /// The value of a new object's property; nil where that is nil.
  private func standard(of parameter: DefinedParameter) -> String? {
    switch parameter.type {
    case .enumeration(let name):
      guard let found = definitions.enumeration(name), !parameter.isList else { return nil }
      return "." + caseName(of: found, parameter.standard)
    case .object: return nil
    case .system(let type):
      switch parameter.standard {
      case .text(let text):
        return type.standard == .url
          ? "URL(string: \(SwiftCode.literal(text)))" : SwiftCode.literal(text)
      case .flag(let flag): return "NSNumber(value: \(flag))"
      case .number(let number):
        guard let whole = Int(exactly: number) else { return "NSNumber(value: \(number))" }
        return "NSNumber(value: \(whole))"
      case nil: return nil
      }
    }
  }

  /// The default, else what stands for no choice, else the first.
  private func caseName(
    of enumeration: IntentDefinition.Enumeration, _ standard: DefinedParameter.Default?
  ) -> String {
    let wanted = enumeration.cases.first {
      switch standard {
      case .text(let name): $0.name == name
      case .number(let index): Double($0.rawValue) == index
      case .flag, nil: false
      }
    }
    let found = wanted ?? enumeration.cases.first { $0.rawValue == 0 } ?? enumeration.cases.first
    return IntentEnumerationWriter.caseName(found?.name ?? "unknown")
  }
}
