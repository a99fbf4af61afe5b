import Foundation

/// Asks an entity's query for the value to begin with.
enum EntityDefault {
  /// The query's default for an entity, an optional entity or nothing else; a required entity
  /// without a default takes the first suggestion.
  static func value(for type: Any.Type) async -> Any? {
    if let type = type as? any AppEntity.Type { return await proposed(type, required: true) }
    guard let optional = type as? any OptionalIntentValue.Type,
      let type = optional.wrappedType as? any AppEntity.Type
    else { return nil }
    return await proposed(type, required: false)
  }

  private static func proposed<Entity: AppEntity>(
    _ type: Entity.Type, required: Bool
  ) async -> Any? {
    let query = Entity.defaultQuery
    if let value = await query.defaultResult() { return value }
    guard required, let offer = try? await query.suggestedEntities() else { return nil }
    return (offer as? any OfferedValues)?.offered.first
  }
}

/// An optional whose wrapped type can be asked for.
protocol OptionalIntentValue {
  static var wrappedType: Any.Type { get }
}

extension Optional: OptionalIntentValue {
  static var wrappedType: Any.Type { Wrapped.self }
}
