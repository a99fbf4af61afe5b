public import FoundationAdditions

/// Lists an app's shortcuts. Nobody asks for them.
public protocol AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  /// Blue, unless the provider says otherwise.
  public static var shortcutTileColor: ShortcutTileColor { .blue }

  /// Does nothing.
  public static func updateAppShortcutParameters() {}
}

public enum ShortcutTileColor: Sendable {
  case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink
  case grayBlue, grayGreen, grayBrown
}

public struct AppShortcut: Sendable {
  /// The intent.
  package let intent: any AppIntent

  /// A shortcut to an intent; phrases, title and symbol are for Siri and are not kept.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource? = nil, systemImageName: String? = nil
  ) {
    self.intent = intent
  }
}

@resultBuilder
public enum AppShortcutsBuilder {
  public static func buildBlock(_ shortcuts: AppShortcut...) -> [AppShortcut] { shortcuts }
}

public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}

  public init(stringInterpolation: StringInterpolation) {}

  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    /// Begins empty.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {}

    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}

    public mutating func appendInterpolation<Value>(
      _ path: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }
}

public enum AppShortcutPhraseToken: Sendable { case applicationName }
