/// Finds entities.
public protocol EntityQuery: DynamicOptionsProvider, Sendable {
  /// What is found.
  associatedtype Entity: AppEntity
  /// What the query answers with.
  associatedtype Result = [Entity]

  /// A query as the system makes it.
  init()

  /// The entities with the ids given.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

  /// The entities to choose from.
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  /// The entities to choose from.
  public func results() async throws -> Result { try await suggestedEntities() }
}

extension EntityQuery where Result == [Entity] {
  /// None.
  public func suggestedEntities() async throws -> [Entity] { [] }
}

/// Finds entities by words.
public protocol EntityStringQuery: EntityQuery {
  /// The entities that match.
  func entities(matching string: String) async throws -> Result
}

/// Finds entities by listing all of them.
public protocol EnumerableEntityQuery: EntityQuery {
  /// All of them.
  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery where Result == [Entity] {
  /// All of them.
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

extension EnumerableEntityQuery {
  /// Those of all with the ids given.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}

/// Finds the one entity there is.
public protocol UniqueAppEntityQuery: EntityQuery {
  /// The one.
  func uniqueEntity() async throws -> Entity
}
