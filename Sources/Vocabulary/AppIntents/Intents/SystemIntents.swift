public import Foundation
public import FoundationAdditions

/// An intent of the system's own making.
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

/// An intent that sets something to a value, as a toggle does.
public protocol SetValueIntent: SystemIntent {
  /// The kind of value.
  associatedtype ValueType
  /// The value to set.
  var value: ValueType { get set }
}

/// An intent that opens something in the app.
public protocol OpenIntent: SystemIntent {
  /// The kind of thing.
  associatedtype Value
  /// The thing to open.
  var target: Value { get set }
}

extension OpenIntent {
  /// What Apple makes of an intent that does not say.
  public static var openAppWhenRun: Bool { true }
}

/// An intent that starts, changes or ends a Live Activity.
public protocol LiveActivityIntent: SystemIntent {}

/// An intent that starts, changes or ends a Live Activity, by its first name.
public protocol LiveActivityStartingIntent: LiveActivityIntent {}

/// An intent that plays or stops sound.
public protocol AudioPlaybackIntent: SystemIntent {}

/// An intent that starts playing sound, by its first name.
public protocol AudioStartingIntent: AudioPlaybackIntent {}

/// An intent that records sound.
public protocol AudioRecordingIntent: SystemIntent {}

/// An intent that may ask for the app to come to the front while it runs.
public protocol ForegroundContinuableIntent: SystemIntent {}

extension ForegroundContinuableIntent {
  /// The error that brings the app to the front.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor () -> Void)? = nil
  ) -> any Error { AppIntentError.needsForeground }

  /// Fails: there is no app to bring to the front.
  public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {
    throw AppIntentError.needsForeground
  }
}

/// An intent that took over from one of SiriKit's.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The class it took over from.
  static var intentClassName: String { get }
}

/// An intent that can be undone or deletes something; names only.
public protocol DeleteIntent: SystemIntent {
  /// The kind of thing.
  associatedtype Entity: AppEntity
  /// The things to delete.
  var entities: [Entity] { get set }
}

/// An intent that shows its result in place of an answer.
public protocol ShowInAppSearchResultsIntent: SystemIntent {
  /// The kind of words.
  associatedtype SearchCriteria
  /// The words to search for.
  var criteria: SearchCriteria { get set }
}

/// Opens an address.
public struct OpenURLIntent: SystemIntent {
  /// The name of an intent that has none of its own.
  public static let title: LocalizedStringResource = "Open URL"

  /// The address.
  @Parameter(title: "URL") public var url: URL?

  /// An intent whose address is still to be set.
  public init() {}

  /// An intent that opens `url`.
  public init(_ url: URL) { self.url = url }

  /// Does nothing: a gallery opens no addresses.
  public func perform() async throws -> IntentResultContainer<Never> { .result() }
}

/// Why an intent did not run.
public enum AppIntentError: Error, Sendable {
  /// The app would have to come to the front.
  case needsForeground
  /// Somebody would have to give a value.
  case needsValue
  /// Somebody would have to say yes.
  case needsConfirmation
}
