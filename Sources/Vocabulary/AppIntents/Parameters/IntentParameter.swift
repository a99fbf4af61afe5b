import DiagnosticRecords
public import FoundationAdditions

/// A value of an intent that people can set: `@Parameter(title: "City") var city: String`.
///
/// It is a class, as Apple's is: a copy of an intent shares its parameters with the original, and
/// a constant intent's parameters can be set.
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable {
  private var stored: Value?
  let about: IntentParameterAttributes
  /// Finds the value that an entity's query proposes.
  let findDefault: (@Sendable () async -> Value?)?

  init(
    _ about: IntentParameterAttributes, value: Value?,
    findDefault: (@Sendable () async -> Value?)? = nil
  ) {
    self.about = about
    stored = value
    self.findDefault = findDefault
  }

  /// The value; where none was given, the least of its type: nil, "", 0, the first case; of another
  /// type one that is made up and says so.
  public var wrappedValue: Value {
    get { stored ?? Self.value(insteadOf: about.title?.key ?? "?") }
    set { stored = newValue }
  }

  /// What stands for the value of a parameter that was given none.
  static func value(insteadOf name: String) -> Value {
    if let value = IntentValueDefault.value(of: Value.self) { return value }
    guard let value = MissingValue.of(Value.self, name) else {
      fatalError("The parameter \"\(name)\" of type \(Value.self) has no value.")
    }
    HostDiagnostics.report(
      Diagnostic(
        .madeUpParameter,
        "The parameter \"\(name)\" of type \(Value.self) has no value; one is made up.",
        hint: "Give one: \"instances\" in vitrine.json, or a default that its query answers.",
        subject: name))
    return value
  }

  public var projectedValue: IntentParameter<Value> { self }

  public var title: LocalizedStringResource { about.title ?? "" }

  public var description: LocalizedStringResource? { about.description }

  /// Whether a value was given.
  var isSet: Bool { stored != nil }

  /// Whether a value was given that is more than nil.
  var hasContent: Bool {
    guard let stored else { return false }
    return (stored as? any OptionalIntentContent).map { $0.content != nil } ?? true
  }

  /// The value as given, nil where none was.
  var given: Value? { stored }

  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error {
    AppIntentError.needsValue
  }

  public func needsDisambiguationError(
    among values: [Value], dialog: IntentDialog? = nil
  ) -> any Error { AppIntentError.needsValue }

  /// Fails: there is nobody to ask.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    throw AppIntentError.needsValue
  }

  public func requestConfirmation(
    for value: Value, dialog: IntentDialog? = nil
  ) async throws -> Bool { true }

  public func requestDisambiguation(
    among values: [Value], dialog: IntentDialog? = nil
  ) async throws -> Value {
    guard let first = values.first else { throw AppIntentError.needsValue }
    return first
  }
}

/// What a parameter's declaration says besides its value.
struct IntentParameterAttributes: Sendable {
  var title: LocalizedStringResource?
  var description: LocalizedStringResource?
}

extension Rule {
  static let madeUpParameter = Rule(
    "made-up-parameter", fault: .widget, .note, "A parameter without a value shows one made up",
    why: "A person would have been asked for it, and neither its default nor its query has one.",
    remedy: "Give a value under \"instances\" in vitrine.json, or a default.")
}
