public import FoundationAdditions

public protocol AppEntity: AppValue, InstanceDisplayRepresentable, Identifiable {
  associatedtype DefaultQuery: EntityQuery
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  public typealias Property<Value> = EntityProperty<Value>
}

extension AppEntity where Self: RawRepresentable, ID == RawValue {
  public var id: RawValue { rawValue }
}

extension AppEntity where Self: CaseIterable {
  public static var defaultQuery: _CaseQuery<Self> { _CaseQuery() }
}

/// Finds every case of an enumeration.
public struct _CaseQuery<Entity: AppEntity & CaseIterable>: EnumerableEntityQuery {
  public init() {}
  public func allEntities() async throws -> [Entity] { Array(Entity.allCases) }
}

public protocol TransientAppEntity: AppValue, InstanceDisplayRepresentable {
  init()
}

extension TransientAppEntity {
  public typealias Property<Value> = EntityProperty<Value>
}

@propertyWrapper
public final class EntityProperty<Value>: @unchecked Sendable {
  private var stored: Value?

  /// A property that people can search and sort by; the title is not kept.
  public init(title: LocalizedStringResource? = nil) {}

  /// The value; it must be set before it is read.
  public var wrappedValue: Value {
    get {
      guard let value = stored ?? IntentValueDefault.value(of: Value.self) else {
        fatalError(
          "An entity's property of type \(Value.self) was read before it was set.")
      }
      return value
    }
    set { stored = newValue }
  }

  public var projectedValue: EntityProperty<Value> { self }
}

public struct EntityIdentifier: Hashable, Sendable {
  public let identifier: String

  public init<Entity: AppEntity>(for type: Entity.Type, identifier: Entity.ID) {
    self.identifier = "\(type)/\(identifier)"
  }

  public init<Entity: AppEntity>(for entity: Entity) {
    self.init(for: Entity.self, identifier: entity.id)
  }
}
