public import FoundationAdditions

/// An action of an app that the system can run, with parameters that people can set.
///
/// A gallery runs none of them; it shows the controls that would, and the parameters' values.
public protocol AppIntent: Sendable {
  associatedtype PerformResult: IntentResult
  associatedtype SummaryContent: ParameterSummary = IntentParameterSummary<Self>

  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  static var openAppWhenRun: Bool { get }
  static var supportedModes: IntentModes { get }
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  static var isDiscoverable: Bool { get }
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

  init()

  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// Nothing, unless the intent says more.
  public static var description: IntentDescription? { nil }
  /// What Apple makes of an intent that does not say.
  public static var openAppWhenRun: Bool { false }
  /// In the app, if it is opened.
  public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }
  /// Always allowed, unless the intent says otherwise.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  public static var isDiscoverable: Bool { true }
}

extension AppIntent where SummaryContent == IntentParameterSummary<Self> {
  /// No sentence.
  public static var parameterSummary: IntentParameterSummary<Self> { IntentParameterSummary() }
}

extension AppIntent {
  public typealias Parameter<Value> = IntentParameter<Value>
  public typealias Dependency<Value> = AppDependency<Value>
  public typealias Summary = IntentParameterSummary<Self>
  public typealias When = ParameterSummaryWhenCondition<Self>
  public typealias Switch<Value> = ParameterSummarySwitchCondition<Self, Value>
  public typealias Case<Value> = ParameterSummaryCaseCondition<Self, Value>
  public typealias DefaultCase = ParameterSummaryDefaultCaseCondition<Self>

  /// Gives the intent to the system as something the user just did. Nobody listens.
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }

  /// Fails: there is nobody to ask.
  public func requestConfirmation() async throws {
    throw AppIntentError.UserActionRequired.confirmation
  }

  /// Fails: there is nobody to ask.
  public func requestConfirmation<Result: IntentResult>(
    result: Result, confirmationActionName: ConfirmationActionName = .go,
    showPrompt: Bool = true
  ) async throws { throw AppIntentError.UserActionRequired.confirmation }

  /// Fails: there is nobody to ask.
  public func requestConfirmation(
    actionName: ConfirmationActionName = .go, dialog: IntentDialog? = nil
  ) async throws { throw AppIntentError.UserActionRequired.confirmation }

  /// Fails: there is nobody to ask.
  public func requestConfirmation<Snippet: SnippetIntent>(
    actionName: ConfirmationActionName = .go, dialog: IntentDialog? = nil, snippetIntent: Snippet
  ) async throws { throw AppIntentError.UserActionRequired.confirmation }

  /// Fails: there is nobody to ask.
  public func requestConfirmation<Content>(
    actionName: ConfirmationActionName = .go, dialog: IntentDialog? = nil, content: () -> Content
  ) async throws { throw AppIntentError.UserActionRequired.confirmation }

  /// Fails: there is nobody to ask.
  public func requestChoice(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil
  ) async throws -> IntentChoiceOption { throw AppIntentError.needsValue }

  public func callAsFunction() async throws -> PerformResult { try await perform() }
}

/// An intent whose view others show. Nobody shows it.
public protocol SnippetIntent: AppIntent {}

extension SnippetIntent {
  /// Does nothing.
  public static func reload() {}
}

public struct IntentDonationIdentifier: Hashable, Sendable {}

public enum IntentAuthenticationPolicy: Sendable, Hashable {
  case alwaysAllowed
  case requiresAuthentication
  case requiresLocalDeviceAuthentication
}

/// A choice that a person would be given.
public struct IntentChoiceOption: Identifiable, Hashable, Sendable {
  public enum Style: Hashable, Sendable { case `default`, cancel, destructive }

  public let id: String
  public let title: LocalizedStringResource
  public let style: Style

  public init(title: LocalizedStringResource, style: Style = .default) {
    (id, self.title, self.style) = (title.key, title, style)
  }
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
