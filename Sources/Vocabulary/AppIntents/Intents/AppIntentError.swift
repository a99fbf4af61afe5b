public import FoundationAdditions

public struct AppIntentError: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String

  public static let restartPerform = AppIntentError(description: "restartPerform")
  /// Only an app in front of somebody could go on.
  static let needsForeground = AppIntentError(description: "needsForeground")
  /// Somebody would have to say which value is meant.
  static let needsValue = AppIntentError(description: "needsValue")

  public enum PermissionRequired {
    public static let bluetooth = AppIntentError(description: "bluetooth")
    public static let contacts = AppIntentError(description: "contacts")
    public static let localNetwork = AppIntentError(description: "localNetwork")
    public static let photos = AppIntentError(description: "photos")
    public static let siri = AppIntentError(description: "siri")
    public static func location(precise: Bool) -> AppIntentError {
      AppIntentError(description: "location")
    }
  }

  public enum UserActionRequired {
    public static let accountSetup = AppIntentError(description: "accountSetup")
    public static let confirmation = AppIntentError(description: "confirmation")
    public static let signin = AppIntentError(description: "signin")
  }

  public enum Unrecoverable {
    public static let entityNotFound = AppIntentError(description: "entityNotFound")
    public static let featureCurrentlyRestricted = AppIntentError(
      description: "featureCurrentlyRestricted")
    public static let networkFailure = AppIntentError(description: "networkFailure")
    public static let notAllowed = AppIntentError(description: "notAllowed")
    public static let partialFailure = AppIntentError(description: "partialFailure")
    public static let unknown = AppIntentError(description: "unknown")
    public static let unsupportedOnDevice = AppIntentError(description: "unsupportedOnDevice")
  }
}

extension AppIntentError: CustomLocalizedStringResourceConvertible {
  public var localizedStringResource: LocalizedStringResource {
    LocalizedStringResource(stringLiteral: description)
  }
}
