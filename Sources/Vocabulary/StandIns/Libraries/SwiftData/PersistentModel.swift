public import Observation

/// A class whose objects a store keeps; `@Model` makes it one. Here objects live in memory and are
/// forgotten at the end.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {}

extension PersistentModel {
  public var persistentModelID: PersistentIdentifier {
    PersistentIdentifier(
      entityName: String(describing: Self.self), object: ObjectIdentifier(self))
  }

  public var id: PersistentIdentifier { persistentModelID }

  /// The context that it was added to; nil before and after.
  public var modelContext: ModelContext? { ModelShelf.context(of: self) }

  /// Whether it was deleted; here it is then no longer in any context.
  public var isDeleted: Bool { false }

  /// Whether it changed since the last save; nothing is saved here.
  public var hasChanges: Bool { false }

  /// Objects are equal to themselves alone.
  public static func == (first: Self, second: Self) -> Bool { first === second }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public struct PersistentIdentifier: Hashable, Sendable, Identifiable {
  public let entityName: String
  let object: ObjectIdentifier

  public var id: PersistentIdentifier { self }
  /// The name of the store; none here.
  public var storeIdentifier: String? { nil }
}

@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "SwiftUIMacros", type: "ModelMacro")

/// Says how a property is kept; changes nothing here.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "MarkerMacro")

/// Says how a property leads to other objects; changes nothing here: the other side is not kept in
/// step.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "MarkerMacro")

/// Says that a property is not kept; changes nothing here, as none is.
@attached(peer)
public macro Transient() = #externalMacro(module: "SwiftUIMacros", type: "MarkerMacro")

/// Says which values no two objects share; not checked here.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "SwiftUIMacros", type: "MarkerMacro")

/// Says what is searched for often; changes nothing here.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "SwiftUIMacros", type: "MarkerMacro")
