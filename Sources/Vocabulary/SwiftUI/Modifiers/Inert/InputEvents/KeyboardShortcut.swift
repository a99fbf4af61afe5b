import Foundation

/// A key on a keyboard.
public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Hashable, Sendable {
  /// What the key types.
  public let character: Character
  /// The key that types a character.
  public init(_ character: Character) { self.character = character }
  /// The key that types a character.
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }
  /// The return key.
  public static let `return` = KeyEquivalent("\r")
  /// The escape key.
  public static let escape = KeyEquivalent("\u{1b}")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The tabulator key.
  public static let tab = KeyEquivalent("\t")
  /// The delete key.
  public static let delete = KeyEquivalent("\u{8}")
}

/// A combination of keys.
public struct KeyboardShortcut: Hashable, Sendable {
  private let name: String
  /// The return key, for what one most likely wants.
  public static let defaultAction = KeyboardShortcut(name: "default")
  /// The escape key, for going back.
  public static let cancelAction = KeyboardShortcut(name: "cancel")
}

/// Keys held down beside another.
public struct EventModifiers: OptionSet, Sendable {
  /// The keys as bits.
  public let rawValue: Int
  /// The keys of some bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps Lock.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Option.
  public static let option = EventModifiers(rawValue: 8)
  /// Command.
  public static let command = EventModifiers(rawValue: 16)
  /// Any of them.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command]
}

/// A direction of an arrow key.
public enum MoveCommandDirection: Sendable {
  /// Where the arrow points.
  case up, down, left, right
}

/// How a view reacts to a pointer.
public struct HoverEffect: Sendable {
  /// The system's choice.
  public static let automatic = HoverEffect()
  /// The pointer becomes the view.
  public static let highlight = HoverEffect()
  /// The view rises.
  public static let lift = HoverEffect()
}
