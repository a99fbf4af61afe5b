/// How often and how fast a symbol moves; none does in a picture.
public struct SymbolEffectOptions: Sendable {
  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions()
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .default }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }

  public var repeating: SymbolEffectOptions { self }
  public var nonRepeating: SymbolEffectOptions { self }
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }

  public struct RepeatBehavior: Sendable {
    public static let continuous = RepeatBehavior()
    public static let periodic = RepeatBehavior()
    public static func periodic(
      _ count: Int? = nil, delay: Double? = nil
    ) -> RepeatBehavior { RepeatBehavior() }
  }
}
