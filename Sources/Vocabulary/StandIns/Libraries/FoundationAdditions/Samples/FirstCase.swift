/// The first case of enumerations.
enum FirstCase {
  /// Of one whose cases carry nothing, whether it lists them or not; nil for any other type.
  ///
  /// `CaseIterable` would tell, but few state types have it, and the keys of `Codable` never.
  static func value<Value>(of type: Value.Type) -> Value? {
    guard let layout = EnumerationLayout(type), layout.payloadCount == 0 else { return nil }
    return layout.first(of: type) { _ in nil }
  }

  /// Of one that lists its cases, whatever they carry.
  static func listed(of type: Any.Type) -> Any? {
    func first<Value: CaseIterable>(_ type: Value.Type) -> Any? { type.allCases.first }
    return (type as? any CaseIterable.Type).flatMap { first($0) }
  }
}
