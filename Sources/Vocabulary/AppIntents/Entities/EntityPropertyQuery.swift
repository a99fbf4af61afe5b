/// A query by properties. Nobody asks one here: what it declares is accepted.
public protocol EntityPropertyQuery: EntityQuery {
  associatedtype ComparatorMappingType

  typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  typealias Property = EntityQueryProperty<Entity, ComparatorMappingType>
  typealias SortingOptions = EntityQuerySortingOptions<Entity>

  static var properties: QueryProperties { get }
  static var sortingOptions: SortingOptions { get }

  func entities(
    matching comparators: [ComparatorMappingType], mode: ComparatorMode,
    sortedBy: [EntityQuerySort<Entity>], limit: Int?
  ) async throws -> [Entity]
}

extension EntityPropertyQuery {
  public typealias Sort = EntityQuerySort
}

public enum ComparatorMode: Hashable, Sendable { case and, or }

public struct EntityQuerySort<Entity: AppEntity> {
  public enum Ordering: Hashable, Sendable { case ascending, descending }

  public var by: PartialKeyPath<Entity>
  public var order: Ordering
}

public struct EntityQueryProperties<Entity: AppEntity, Mapping>: Sendable {
  public init(
    @EntityQueryBuilder<EntityQueryProperty<Entity, Mapping>> properties: () ->
      [EntityQueryProperty<Entity, Mapping>]
  ) {}
}

public struct EntityQueryProperty<Entity: AppEntity, Mapping>: Sendable {
  public init<Value>(
    _ keyPath: KeyPath<Entity, EntityProperty<Value>>,
    @EntityQueryBuilder<EntityQueryComparator<Value, Mapping>> comparators: () ->
      [EntityQueryComparator<Value, Mapping>]
  ) {}
}

public struct EntityQuerySortingOptions<Entity: AppEntity>: Sendable {
  public init(
    @EntityQueryBuilder<EntityQuerySortableByProperty<Entity>> sortingOptions: () ->
      [EntityQuerySortableByProperty<Entity>]
  ) {}
}

public struct EntityQuerySortableByProperty<Entity: AppEntity>: Sendable {
  public init<Value>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) {}
}

public typealias SortableBy = EntityQuerySortableByProperty

@resultBuilder
public enum EntityQueryBuilder<Part> {
  public static func buildExpression(_ part: Part) -> [Part] { [part] }
  public static func buildBlock(_ parts: [Part]...) -> [Part] { parts.flatMap { $0 } }
}

/// How a value of a property is compared; never asked.
open class EntityQueryComparator<Value, Mapping> {
  init() {}
}

public final class EqualToComparator<Value, Mapping>: EntityQueryComparator<Value, Mapping> {
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}

public final class NotEqualToComparator<Value, Mapping>: EntityQueryComparator<Value, Mapping> {
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}

public final class ContainsComparator<Value, Mapping>: EntityQueryComparator<Value, Mapping> {
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}

public final class HasPrefixComparator<Value, Mapping>: EntityQueryComparator<Value, Mapping> {
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}

public final class HasSuffixComparator<Value, Mapping>: EntityQueryComparator<Value, Mapping> {
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}

public final class LessThanComparator<Value, Mapping>: EntityQueryComparator<Value, Mapping> {
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}

public final class LessThanOrEqualToComparator<Value, Mapping>:
  EntityQueryComparator<Value, Mapping>
{
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}

public final class GreaterThanComparator<Value, Mapping>: EntityQueryComparator<Value, Mapping> {
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}

public final class GreaterThanOrEqualToComparator<Value, Mapping>:
  EntityQueryComparator<Value, Mapping>
{
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}

public final class IsBetweenComparator<Value, Mapping>: EntityQueryComparator<Value, Mapping> {
  public init(mappingTransform: @escaping (Value, Value) -> Mapping) {}
}
