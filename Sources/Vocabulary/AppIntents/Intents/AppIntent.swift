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

  public func callAsFunction() async throws -> PerformResult { try await perform() }
}

public struct IntentDonationIdentifier: Hashable, Sendable {}

public enum IntentAuthenticationPolicy: Sendable, Hashable {
  case alwaysAllowed
  case requiresAuthentication
  case requiresLocalDeviceAuthentication
}
