/// Writes the class of an intent, and the results of resolving those of its parameters that can be
/// refused for reasons of their own.
struct IntentClassWriter {
  private let intent: IntentDefinition.Intent
  private let properties: IntentPropertyWriter
  private let asking: IntentAskingWriter

  /// - Parameter extensions: classes of the program that give handlers.
  init(
    _ intent: IntentDefinition.Intent, _ definitions: IntentDefinitions, extensions: [String]
  ) {
    self.intent = intent
    properties = IntentPropertyWriter(definitions)
    asking = IntentAskingWriter(intent, properties, extensions: extensions)
  }

  var text: String {
    let refusals = intent.parameters.filter { $0.isResolved && !$0.allRefusals.isEmpty }
    return """
      nonisolated public class \(intent.className): INIntent, @unchecked Sendable {
      \(properties.declarations(intent.parameters))\
      \(properties.taking(intent.parameters, "parameter"))\(asking.text)}

      \(refusals.map { refusal(of: $0) }.joined())
      """
  }

  private func refusal(of parameter: DefinedParameter) -> String {
    let name = intent.name + parameter.capitalizedName
    let cases = parameter.allRefusals.enumerated().map { index, reason in
      "  case \(SwiftCode.name(reason))\(index == 0 ? " = 1" : "")\n"
    }
    let base = properties.resolution(of: parameter)
    return """
      nonisolated public enum \(name)UnsupportedReason: Int, Sendable {
      \(cases.joined())}

      nonisolated public class \(name)ResolutionResult: \(base), @unchecked Sendable {
        public class func unsupported(forReason reason: \(name)UnsupportedReason) -> Self { Self() }
      }

      """
  }
}

extension DefinedParameter {
  /// Numbers can always be refused for their size; other values for the app's reasons only.
  var allRefusals: [String] {
    guard case .system(let type) = type, type.standard == .integer || type.standard == .decimal
    else { return refusals }
    return ["negativeNumbersNotSupported", "greaterThanMaximumValue", "lessThanMinimumValue"]
      + refusals
  }

  /// The class of the results of resolving it for an intent.
  func resolution(for intent: IntentDefinition.Intent, _ properties: IntentPropertyWriter) -> String
  {
    allRefusals.isEmpty
      ? properties.resolution(of: self) : intent.name + capitalizedName + "ResolutionResult"
  }
}
