public protocol EntityQuery: DynamicOptionsProvider, Sendable {
  associatedtype Entity: AppEntity
  associatedtype Result = [Entity]

  init()

  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  public func results() async throws -> Result { try await suggestedEntities() }
}

extension EntityQuery where Result == [Entity] {
  /// None.
  public func suggestedEntities() async throws -> [Entity] { [] }
}

public protocol EntityStringQuery: EntityQuery {
  func entities(matching string: String) async throws -> Result
}

public protocol EnumerableEntityQuery: EntityQuery {
  // Repeated so that `allEntities` alone tells what the entity is.
  associatedtype Entity

  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery where Result == [Entity] {
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

extension EnumerableEntityQuery {
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}
