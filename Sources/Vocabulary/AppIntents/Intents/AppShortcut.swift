public import FoundationAdditions

/// Lists an app's shortcuts. Nobody asks for them.
public protocol AppShortcutsProvider {
  /// The shortcuts.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The colour of their tiles.
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  /// Blue, unless the provider says otherwise.
  public static var shortcutTileColor: ShortcutTileColor { .blue }

  /// Does nothing.
  public static func updateAppShortcutParameters() {}
}

/// A colour of a shortcut's tile.
public enum ShortcutTileColor: Sendable {
  case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink
  case grayBlue, grayGreen, grayBrown
}

/// An intent with words that start it.
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

/// Lists shortcuts.
@resultBuilder
public enum AppShortcutsBuilder {
  /// Puts the parts together.
  public static func buildBlock(_ shortcuts: AppShortcut...) -> [AppShortcut] { shortcuts }
}

/// Words that start an intent: `"Start in \(.applicationName)"`.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  /// A literal without values.
  public init(stringLiteral value: String) {}

  /// A literal with values in it.
  public init(stringInterpolation: StringInterpolation) {}

  /// Gathers the words.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    /// Begins empty.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds literal text.
    public mutating func appendLiteral(_ literal: String) {}

    /// The app's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}

    /// A parameter's value.
    public mutating func appendInterpolation<Value>(
      _ path: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }
}

/// A part of a phrase that the system fills in.
public enum AppShortcutPhraseToken: Sendable { case applicationName }
