import Encodings
import FoundationAdditions

/// A property of a class with `@Model`, which lists it.
public struct _ModelProperty {
  let name: String
  let path: AnyKeyPath
  /// What `@Relationship` names.
  let inverse: AnyKeyPath?
  /// What becomes of those that it leads to when its object is deleted.
  let deleteRule: Schema.Relationship.DeleteRule
  /// The value that no two objects share; nil for none, and for a property that may be shared.
  let uniqueValue: (any PersistentModel) -> AnyHashable?
  let isUnique: Bool
  /// The class that it leads to; nil if it is no relationship.
  let target: (any PersistentModel.Type)?
  let isToMany: Bool
  /// What it leads to.
  let related: (any PersistentModel) -> [any PersistentModel]
  /// Makes it lead to objects; to one of them only if it cannot to more.
  let relate: (any PersistentModel, [any PersistentModel]) -> Void
  /// Takes a value as JSON; false for what is none of its type.
  let take: (any PersistentModel, JSONValue) -> Bool

  public init<Root: PersistentModel, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>, inverse: AnyKeyPath? = nil,
    deleteRule: Schema.Relationship.DeleteRule = .nullify, isUnique: Bool = false
  ) {
    let lead = ModelLead(Value.self)
    (self.name, self.path, self.inverse) = (name, path, inverse)
    (self.deleteRule, self.isUnique) = (deleteRule, isUnique)
    uniqueValue = { model in
      guard isUnique, let root = model as? Root else { return nil }
      return ComparedValue.unwrapped(root[keyPath: path]) as? AnyHashable
    }
    (target, isToMany) = (lead?.target, lead?.isToMany ?? false)
    related = { model in
      guard lead != nil, let root = model as? Root else { return [] }
      return ModelLead.models(in: root[keyPath: path])
    }
    relate = { model, others in
      guard let lead, let root = model as? Root else { return }
      if let value = lead.value(others, as: Value.self) { root[keyPath: path] = value }
    }
    take = { model, json in
      guard let root = model as? Root, let value = ModelValue.value(of: Value.self, json) else {
        return false
      }
      root[keyPath: path] = value
      return true
    }
  }
}
