/// Something of which there is only one.
public protocol UniqueAppEntity: AppEntity {}

extension UniqueAppEntity {
  /// The type's name, as nothing else need be told apart.
  public var id: String { String(describing: Self.self) }
}

public protocol UniqueAppEntityQuery: EntityQuery {
  func uniqueEntity() async throws -> Entity
}

extension UniqueAppEntityQuery {
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    let entity = try await uniqueEntity()
    return identifiers.contains(entity.id) ? [entity] : []
  }
}

extension UniqueAppEntityQuery where Result == [Entity] {
  public func suggestedEntities() async throws -> [Entity] { [try await uniqueEntity()] }
}

/// A query that makes the one there is.
public struct UniqueAppEntityProvider<Entity: AppEntity>: UniqueAppEntityQuery {
  private struct Unknown: Error {}

  private let make: (@Sendable () async throws -> Entity)?

  /// Knows nothing to make.
  public init() { make = nil }
  public init(_ entity: @escaping @Sendable () async throws -> Entity) { make = entity }

  public func uniqueEntity() async throws -> Entity {
    guard let make else { throw Unknown() }
    return try await make()
  }
}
