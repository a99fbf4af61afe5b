/// Writes the protocol of those who handle an intent and give the choices of its parameters.
///
/// Objective-C lets an app implement either the form with a callback or the `async` one; here each
/// asynchronous form has an implementation that calls the other, whose own answers nothing.
struct IntentHandlingWriter {
  private let intent: IntentDefinition.Intent
  private let properties: IntentPropertyWriter

  init(_ intent: IntentDefinition.Intent, _ definitions: IntentDefinitions) {
    self.intent = intent
    properties = IntentPropertyWriter(definitions)
  }

  /// A method in its two forms.
  private struct Method {
    /// `handle(intent: I` or `provideXOptionsCollection(for intent: I`, without the parenthesis.
    var head: String
    /// How it is called.
    var call: String
    /// The label of the callback.
    var label: String
    /// What is answered.
    var answer: String
    /// Whether an error can be answered instead.
    var canFail = false
    /// What is answered by those who do not implement it.
    var fallback: String
  }

  var text: String {
    let methods = methods
    let standards = intent.parameters.filter(\.hasDynamicOptions).map { parameter in
      "func default\(parameter.capitalizedName)(for intent: \(intent.className))"
        + " -> \(properties.type(of: parameter))"
    }.filter { $0.hasSuffix("?") }
    let requirements = methods.flatMap { ["  \(callback($0))\n", "  \(asynchronous($0))\n"] }
    let bodies = methods.map { method in
      let pass = method.canFail ? "completion(nil, nil)" : "completion(\(method.fallback))"
      return """
          public \(callback(method)) { \(pass) }
          public \(asynchronous(method)) {
        \(bridge(method))
          }

        """
    }
    return """
      nonisolated public protocol \(intent.className)Handling: NSObjectProtocol {
      \(requirements.joined())\(standards.map { "  \($0)\n" }.joined())}

      nonisolated extension \(intent.className)Handling {
      \(bodies.joined())\(standards.map { "  public \($0) { nil }\n" }.joined())}

      """
  }

  private var methods: [Method] {
    let response = intent.className + "Response"
    var methods = ["handle", "confirm"].map { name in
      Method(
        head: "\(name)(intent: \(intent.className)", call: "\(name)(intent: intent",
        label: "completion", answer: response,
        fallback: "\(response)(code: .\(name == "handle" ? "success" : "ready"), userActivity: nil)"
      )
    }
    for parameter in intent.parameters {
      if parameter.hasDynamicOptions { methods += options(parameter) }
      if parameter.isResolved { methods.append(resolving(parameter)) }
    }
    return methods
  }

  private func resolving(_ parameter: DefinedParameter) -> Method {
    let name = "resolve\(parameter.capitalizedName)"
    let result = parameter.resolution(for: intent, properties)
    return Method(
      head: "\(name)(for intent: \(intent.className)", call: "\(name)(for: intent", label: "with",
      answer: parameter.isList ? "[\(result)]" : result,
      fallback: parameter.isList ? "[]" : "\(result).notRequired()")
  }

  /// The choices as a collection, and as the list of earlier systems.
  private func options(_ parameter: DefinedParameter) -> [Method] {
    let name = "provide\(parameter.capitalizedName)Options"
    let choice = properties.choice(of: parameter)
    let search = parameter.hasSearch ? ", searchTerm: String?" : ""
    let collection = Method(
      head: "\(name)Collection(for intent: \(intent.className)\(search)",
      call: "\(name)Collection(for: intent\(parameter.hasSearch ? ", searchTerm: searchTerm" : "")",
      label: "with", answer: "INObjectCollection<\(choice)>", canFail: true,
      fallback: "INObjectCollection<\(choice)>(items: [])")
    let element = properties.element(of: parameter)
    let list = Method(
      head: "\(name)(for intent: \(intent.className)", call: "\(name)(for: intent", label: "with",
      answer: "[\(element)]", canFail: true, fallback: "[]")
    return parameter.hasSearch ? [collection] : [collection, list]
  }

  private func callback(_ method: Method) -> String {
    let closure =
      method.canFail ? "(\(method.answer)?, (any Error)?) -> Void" : "(\(method.answer)) -> Void"
    let label = method.label == "completion" ? "completion" : "\(method.label) completion"
    return "func \(method.head), \(label): @escaping \(closure))"
  }

  private func asynchronous(_ method: Method) -> String {
    "func \(method.head)) async \(method.canFail ? "throws " : "")-> \(method.answer)"
  }

  /// The `async` form by way of the callback.
  private func bridge(_ method: Method) -> String {
    let call = "\(method.call), \(method.label):"
    guard method.canFail else {
      return """
            await withCheckedContinuation { continuation in
              \(call) { continuation.resume(returning: $0) })
            }
        """
    }
    return """
          try await withCheckedThrowingContinuation { continuation in
            \(call) { found, error in
              if let error {
                continuation.resume(throwing: error)
              } else {
                continuation.resume(returning: found ?? \(method.fallback))
              }
            })
          }
      """
  }
}
