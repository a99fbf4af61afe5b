/// Whether text can be selected.
public protocol TextSelectability { static var allowsSelection: Bool { get } }

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability, Sendable {
  /// It does.
  public static var allowsSelection: Bool { true }
}

/// Text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability, Sendable {
  /// It does not.
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text that can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text that cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
