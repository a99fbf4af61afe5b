import Foundation

/// An attribute that texts of both kinds have.
struct SharedTextAttribute: Sendable {
  typealias Scope = AttributeScopes.UIKitAttributes

  /// What the older kind calls it.
  let key: NSAttributedString.Key
  /// Sets a value of the older kind, if it is of the right type.
  let set: @Sendable (Any, inout AttributeContainer) -> Void
  /// The value as the older kind has it.
  let value: @Sendable (AttributedString.Runs.Run) -> Any?

  static let all: [SharedTextAttribute] = [
    .init(Scope.FontAttribute.self),
    .init(Scope.ForegroundColorAttribute.self),
    .init(Scope.BackgroundColorAttribute.self),
    .init(Scope.StrikethroughStyleAttribute.self, read: line, write: \.rawValue),
    .init(Scope.StrikethroughColorAttribute.self),
    .init(Scope.UnderlineStyleAttribute.self, read: line, write: \.rawValue),
    .init(Scope.UnderlineColorAttribute.self),
    .init(Scope.KernAttribute.self, read: length, write: { Double($0) }),
    .init(Scope.TrackingAttribute.self, read: length, write: { Double($0) }),
    .init(Scope.BaselineOffsetAttribute.self, read: length, write: { Double($0) }),
    .init(Scope.ParagraphStyleAttribute.self),
    .init(
      AttributeScopes.FoundationAttributes.LinkAttribute.self,
      read: { $0 as? URL ?? ($0 as? String).flatMap { URL(string: $0) } }, write: { $0 }),
  ]

  private init<Key: AttributedStringKey>(
    _ type: Key.Type, read: @escaping @Sendable (Any) -> Key.Value? = { $0 as? Key.Value },
    write: @escaping @Sendable (Key.Value) -> Any = { $0 }
  ) where Key.Value: Sendable {
    key = NSAttributedString.Key(Key.name)
    set = { value, container in container[Key.self] = read(value) }
    value = { run in run[Key.self].map(write) }
  }

  @Sendable private static func line(_ value: Any) -> NSUnderlineStyle? {
    value as? NSUnderlineStyle
      ?? ((value as? Int) ?? (value as? NSNumber)?.intValue).map(NSUnderlineStyle.init(rawValue:))
  }

  @Sendable private static func length(_ value: Any) -> CGFloat? {
    value as? CGFloat ?? (value as? Double ?? (value as? NSNumber)?.doubleValue).map { CGFloat($0) }
      ?? (value as? Int).map { CGFloat($0) }
  }
}
