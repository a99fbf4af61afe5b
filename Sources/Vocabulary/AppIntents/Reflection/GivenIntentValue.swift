import Foundation

/// Reads a parameter's value that somebody gives as JSON.
enum GivenIntentValue {
  /// An entity by its identifier or title, a case by its raw value, anything else as it is decoded,
  /// dates in ISO 8601; nil for what is none.
  static func value(of type: Any.Type, _ json: Data) async -> Any? {
    if let type = type as? any OptionalIntentValue.Type {
      return await value(of: type.wrappedType, json)
    }
    if let type = type as? any ListIntentValue.Type { return await list(type, json) }
    if let type = type as? any AppEnum.Type { return text(json).flatMap { listed(type, $0) } }
    if let type = type as? any AppEntity.Type {
      guard let text = text(json) else { return nil }
      return await entity(type, text)
    }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return (type as? any Decodable.Type).flatMap { try? decoder.decode($0, from: json) }
  }

  private static func list<List: ListIntentValue>(_ type: List.Type, _ json: Data) async -> Any? {
    guard let elements = try? JSONSerialization.jsonObject(with: json) as? [Any] else { return nil }
    var values: [Any] = []
    for element in elements {
      guard
        let data = try? JSONSerialization.data(
          withJSONObject: element, options: [.fragmentsAllowed, .sortedKeys]),
        let value = await value(of: List.elementType, data)
      else { return nil }
      values.append(value)
    }
    return List.list(of: values)
  }

  /// A text or a whole number.
  private static func text(_ json: Data) -> String? {
    let decoder = JSONDecoder()
    return (try? decoder.decode(String.self, from: json))
      ?? (try? decoder.decode(Int.self, from: json)).map { "\($0)" }
  }

  private static func listed<Enumeration: AppEnum>(
    _ type: Enumeration.Type, _ name: String
  ) -> Any? { type.allCases.first { "\($0.rawValue)" == name } }

  private static func entity<Entity: AppEntity>(_ type: Entity.Type, _ name: String) async -> Any? {
    await found(by: Entity.defaultQuery, name)
  }

  private static func found<Query: EntityQuery>(by query: Query, _ name: String) async -> Any? {
    let offer = try? await query.suggestedEntities()
    let offered = ((offer as? any OfferedValues)?.offered ?? []).compactMap { $0 as? Query.Entity }
    let isMeant = { (entity: Query.Entity) in
      "\(entity.id)" == name || entity.displayRepresentation.title.text() == name
    }
    if let found = offered.first(where: isMeant) { return found }
    let ids: [Any?] = [name, Int(name), UUID(uuidString: name)]
    guard let id = ids.lazy.compactMap({ $0 as? Query.Entity.ID }).first else { return nil }
    return try? await query.entities(for: [id]).first
  }
}

/// A list whose elements can be read one by one.
protocol ListIntentValue {
  static var elementType: Any.Type { get }
  /// Nil where one is of another type.
  static func list(of values: [Any]) -> Self?
}

extension Array: ListIntentValue {
  static var elementType: Any.Type { Element.self }

  static func list(of values: [Any]) -> [Element]? {
    let elements = values.compactMap { $0 as? Element }
    return elements.count == values.count ? elements : nil
  }
}
