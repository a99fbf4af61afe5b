/// Writes the codes and the class of an intent's response.
struct IntentResponseWriter {
  private let intent: IntentDefinition.Intent
  private let properties: IntentPropertyWriter

  init(_ intent: IntentDefinition.Intent, _ definitions: IntentDefinitions) {
    self.intent = intent
    properties = IntentPropertyWriter(definitions)
  }

  /// Codes every response has, from zero on.
  private static let systemCodes = [
    "unspecified", "ready", "continueInApp", "inProgress", "success", "failure",
    "failureRequiringAppLaunch",
  ]
  /// The first code of the app's own.
  private static let firstOwnCode = 100

  var text: String {
    let name = intent.className + "Response"
    let own = intent.response.codes.map(\.name).filter { !Self.systemCodes.contains($0) }
    let cases =
      Self.systemCodes.enumerated().map { ($1, $0) }
      + own.enumerated().map { ($1, $0 + Self.firstOwnCode) }
    return """
      nonisolated public enum \(name)Code: Int, Sendable {
      \(cases.map { "  case \(SwiftCode.name($0.0)) = \($0.1)\n" }.joined())}

      nonisolated public class \(name): INIntentResponse, @unchecked Sendable {
      \(properties.declarations(intent.response.properties))\
        public fileprivate(set) var code: \(name)Code = .unspecified

        public convenience init(
          code: \(name)Code, userActivity: \(GeneratedSources.additionsModule).NSUserActivity?
        ) {
          self.init()
          self.code = code
          self.userActivity = userActivity
        }
      \(intent.response.codes.compactMap { maker($0) }.joined())}

      """
  }

  /// A function that makes a response whose sentence speaks of properties.
  private func maker(_ code: IntentDefinition.Response.Code) -> String? {
    let mentioned = code.mentioned.compactMap { name in
      intent.response.properties.first { $0.name == name }
    }
    guard !mentioned.isEmpty else { return nil }
    let name = intent.className + "Response"
    let parameters = mentioned.map { parameter in
      let type = properties.type(of: parameter)
      return "\(parameter.name): \(type.hasSuffix("?") ? String(type.dropLast()) : type)"
    }
    let code = SwiftCode.name(code.name)
    let settings = mentioned.map {
      "    response.\(SwiftCode.name($0.name)) = \(SwiftCode.name($0.name))\n"
    }
    return """

        public static func \(code)(\(parameters.joined(separator: ", "))) -> \(name) {
          let response = \(name)(code: .\(code), userActivity: nil)
      \(settings.joined())    return response
        }

      """
  }
}
