public import FoundationAdditions

/// A thing of an app that a parameter can refer to.
public protocol AppEntity: AppValue, InstanceDisplayRepresentable, Identifiable {
  /// What finds such things.
  associatedtype DefaultQuery: EntityQuery
  /// What finds such things.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  /// Short for ``EntityProperty``.
  public typealias Property<Value> = EntityProperty<Value>
}

/// An entity that lives only as long as the intent that made it.
public protocol TransientAppEntity: AppValue, InstanceDisplayRepresentable {
  /// An entity whose properties are still to be set.
  init()
}

extension TransientAppEntity {
  /// Short for ``EntityProperty``.
  public typealias Property<Value> = EntityProperty<Value>
}

/// A property of an entity that other actions may use.
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

  /// The property itself.
  public var projectedValue: EntityProperty<Value> { self }
}

/// Names an entity.
public struct EntityIdentifier: Hashable, Sendable {
  /// The kind and id in one.
  public let identifier: String

  /// The identity of an entity of a type.
  public init<Entity: AppEntity>(for type: Entity.Type, identifier: Entity.ID) {
    self.identifier = "\(type)/\(identifier)"
  }

  /// The identity of an entity at hand.
  public init<Entity: AppEntity>(for entity: Entity) {
    self.init(for: Entity.self, identifier: entity.id)
  }
}
