public import Observation

/// A class whose objects a store keeps; `@Model` makes it one. Here objects live in memory and are
/// forgotten at the end.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  /// What `@Model` lists of the class: its properties that can be set.
  static var _properties: [_ModelProperty] { get }

  /// An object of what `vitrine.json` gives; nil where `@Model` does not know how one is made.
  static func _make(_ given: _GivenModel) throws -> (any PersistentModel)?
}

extension PersistentModel {
  public static var _properties: [_ModelProperty] { [] }
  public static func _make(_ given: _GivenModel) throws -> (any PersistentModel)? { nil }

  public var persistentModelID: PersistentIdentifier {
    PersistentIdentifier(
      entityName: String(describing: Self.self), number: PersistentIdentifier.number(of: self))
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

@attached(member, names: named(init(_given:)))
@attached(extension, conformances: PersistentModel, names: named(_properties), named(_make))
public macro Model() = #externalMacro(module: "SwiftUIMacros", type: "ModelMacro")

/// Says how a property is kept. Of objects that share a `unique` value, saving leaves the last one;
/// all else changes nothing here.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "MarkerMacro")

/// Says how a property leads to other objects. The other side follows when something is fetched,
/// inserted or saved; counts are not checked.
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
