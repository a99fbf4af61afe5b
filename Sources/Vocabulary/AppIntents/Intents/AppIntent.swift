public import FoundationAdditions

/// An action of an app that the system can run, with parameters that people can set.
///
/// A gallery runs none of them; it shows the controls that would, and the parameters' values.
public protocol AppIntent: Sendable {
  /// What ``perform()`` returns.
  associatedtype PerformResult: IntentResult
  /// The sentence that shows the parameters.
  associatedtype SummaryContent: ParameterSummary = IntentParameterSummary<Self>

  /// The action's name.
  static var title: LocalizedStringResource { get }
  /// What the action does.
  static var description: IntentDescription? { get }
  /// Whether the app comes to the front first.
  static var openAppWhenRun: Bool { get }
  /// Whether the device must be unlocked.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// Whether Shortcuts lists the action.
  static var isDiscoverable: Bool { get }
  /// The sentence that shows the parameters.
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

  /// An intent whose parameters have their defaults.
  init()

  /// Does what the intent is for.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// Nothing, unless the intent says more.
  public static var description: IntentDescription? { nil }
  /// What Apple makes of an intent that does not say.
  public static var openAppWhenRun: Bool { false }
  /// Always allowed, unless the intent says otherwise.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  /// Yes, unless the intent says otherwise.
  public static var isDiscoverable: Bool { true }
}

extension AppIntent where SummaryContent == IntentParameterSummary<Self> {
  /// No sentence.
  public static var parameterSummary: IntentParameterSummary<Self> { IntentParameterSummary() }
}

extension AppIntent {
  /// Short for ``IntentParameter``.
  public typealias Parameter<Value> = IntentParameter<Value>
  /// Short for ``AppDependency``.
  public typealias Dependency<Value> = AppDependency<Value>
  /// Short for ``IntentParameterSummary``.
  public typealias Summary = IntentParameterSummary<Self>
  /// Short for ``ParameterSummaryWhenCondition``.
  public typealias When = ParameterSummaryWhenCondition<Self>
  /// Short for ``ParameterSummarySwitchCondition``.
  public typealias Switch<Value> = ParameterSummarySwitchCondition<Self, Value>
  /// Short for ``ParameterSummaryCaseCondition``.
  public typealias Case<Value> = ParameterSummaryCaseCondition<Self, Value>
  /// Short for ``ParameterSummaryDefaultCaseCondition``.
  public typealias DefaultCase = ParameterSummaryDefaultCaseCondition<Self>

  /// Gives the intent to the system as something the user just did. Nobody listens.
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }

  /// Fails: there is nobody to ask.
  public func requestConfirmation() async throws { throw AppIntentError.needsConfirmation }

  /// Fails: there is nobody to ask.
  public func requestConfirmation<Result: IntentResult>(
    result: Result, confirmationActionName: ConfirmationActionName = .go,
    showPrompt: Bool = true
  ) async throws { throw AppIntentError.needsConfirmation }

  /// Fails: there is nobody to ask.
  public func requestConfirmation(
    actionName: ConfirmationActionName = .go, dialog: IntentDialog? = nil
  ) async throws { throw AppIntentError.needsConfirmation }

  /// Runs the intent as another intent's result would.
  public func callAsFunction() async throws -> PerformResult { try await perform() }
}

/// Names a donation.
public struct IntentDonationIdentifier: Hashable, Sendable {}

/// Whether the device must be unlocked for an intent.
public enum IntentAuthenticationPolicy: Sendable, Hashable {
  /// Runs while the device is locked.
  case alwaysAllowed
  /// Asks to be unlocked first, by whichever device of the person's.
  case requiresAuthentication
  /// Asks for this very device to be unlocked first.
  case requiresLocalDeviceAuthentication
}

/// What a button says that confirms.
public struct ConfirmationActionName: Sendable {
  public static let `continue` = Self()
  public static let `do` = Self()
  public static let add = Self()
  public static let book = Self()
  public static let buy = Self()
  public static let call = Self()
  public static let create = Self()
  public static let find = Self()
  public static let get = Self()
  public static let go = Self()
  public static let log = Self()
  public static let open = Self()
  public static let order = Self()
  public static let pay = Self()
  public static let play = Self()
  public static let post = Self()
  public static let request = Self()
  public static let run = Self()
  public static let search = Self()
  public static let send = Self()
  public static let set = Self()
  public static let share = Self()
  public static let start = Self()
  public static let toggle = Self()
  public static let turnOff = Self()
  public static let turnOn = Self()
  public static let view = Self()

  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource],
    destructive: Bool
  ) -> Self { Self() }
}
