public import Foundation
public import FoundationAdditions

public protocol SystemIntent: AppIntent {}

/// An intent whose parameters configure a widget; it is never performed.
public protocol WidgetConfigurationIntent: SystemIntent {}

extension WidgetConfigurationIntent {
  /// The name of an intent that has none of its own.
  public static var title: LocalizedStringResource { "Configuration" }

  /// Does nothing.
  public func perform() async throws -> IntentResultContainer<Never> { .result() }
}

/// An intent whose parameters configure a control; it is never performed.
public protocol ControlConfigurationIntent: SystemIntent {}

extension ControlConfigurationIntent {
  /// The name of an intent that has none of its own.
  public static var title: LocalizedStringResource { "Configuration" }

  /// Does nothing.
  public func perform() async throws -> IntentResultContainer<Never> { .result() }
}

public protocol SetValueIntent: SystemIntent {
  associatedtype ValueType
  var value: ValueType { get set }
}

public protocol OpenIntent: SystemIntent {
  associatedtype Value
  var target: Value { get set }
}

extension OpenIntent {
  /// What Apple makes of an intent that does not say.
  public static var openAppWhenRun: Bool { true }
}

public protocol LiveActivityIntent: SystemIntent {}

public protocol LiveActivityStartingIntent: LiveActivityIntent {}

public protocol AudioPlaybackIntent: SystemIntent {}

public protocol AudioStartingIntent: AudioPlaybackIntent {}

public protocol AudioRecordingIntent: SystemIntent {}

/// An intent that may ask for the app to come to the front while it runs.
public protocol ForegroundContinuableIntent: SystemIntent {}

extension ForegroundContinuableIntent {
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor () -> Void)? = nil
  ) -> any Error { AppIntentError.needsForeground }

  /// Fails: there is no app to bring to the front.
  public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {
    throw AppIntentError.needsForeground
  }
}

public protocol CustomIntentMigratedAppIntent: AppIntent {
  static var intentClassName: String { get }
}

/// An intent that can be undone or deletes something; names only.
public protocol DeleteIntent: SystemIntent {
  associatedtype Entity: AppEntity
  var entities: [Entity] { get set }
}

public protocol ShowInAppSearchResultsIntent: SystemIntent {
  associatedtype SearchCriteria
  var criteria: SearchCriteria { get set }
}

public struct OpenURLIntent: SystemIntent {
  /// The name of an intent that has none of its own.
  public static let title: LocalizedStringResource = "Open URL"

  @Parameter(title: "URL") public var url: URL?

  public init() {}

  public init(_ url: URL) { self.url = url }

  /// Does nothing: a gallery opens no addresses.
  public func perform() async throws -> IntentResultContainer<Never> { .result() }
}
