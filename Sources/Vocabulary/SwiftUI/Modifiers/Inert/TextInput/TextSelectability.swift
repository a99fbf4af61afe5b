public protocol TextSelectability { static var allowsSelection: Bool { get } }

public struct EnabledTextSelectability: TextSelectability, Sendable {
  public static var allowsSelection: Bool { true }
}

public struct DisabledTextSelectability: TextSelectability, Sendable {
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
