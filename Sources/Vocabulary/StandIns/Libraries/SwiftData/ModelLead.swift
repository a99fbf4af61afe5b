/// What a type says of a property that leads to objects: to one, perhaps to none, or to many.
struct ModelLead {
  let target: any PersistentModel.Type
  let isToMany: Bool
  let isOptional: Bool

  /// Nil for a type of values.
  init?(_ type: Any.Type) {
    if let target = type as? any PersistentModel.Type {
      (self.target, isToMany, isOptional) = (target, false, false)
    } else if let list = type as? any ListType.Type {
      guard let target = list.elementType as? any PersistentModel.Type else { return nil }
      (self.target, isToMany, isOptional) = (target, true, false)
    } else if let optional = type as? any OptionalType.Type, let lead = ModelLead(optional.wrapped)
    {
      (target, isToMany, isOptional) = (lead.target, lead.isToMany, true)
    } else {
      return nil
    }
  }

  /// The objects in a property's value.
  static func models(in value: Any) -> [any PersistentModel] {
    if let optional = value as? any OptionalType {
      return optional.content.map(models) ?? []
    }
    if let list = value as? any ListType {
      return list.contents.compactMap { $0 as? any PersistentModel }
    }
    return (value as? any PersistentModel).map { [$0] } ?? []
  }

  /// A property's value that leads to objects; nil if there is none, as it needs one.
  func value<Value>(_ models: [any PersistentModel], as type: Value.Type) -> Value? {
    if isToMany {
      func list<Model: PersistentModel>(_ type: Model.Type) -> Value? {
        models.compactMap { $0 as? Model } as? Value
      }
      return list(target)
    }
    return models.first.flatMap { $0 as? Value } ?? ModelValue.nothing(as: type)
  }
}

/// An optional whose content can be looked at, whatever its type.
protocol OptionalType {
  static var wrapped: Any.Type { get }
  var content: Any? { get }
}

extension Optional: OptionalType {
  static var wrapped: Any.Type { Wrapped.self }
  var content: Any? { self }
}

/// A list whose elements can be looked at, whatever their type.
protocol ListType {
  static var elementType: Any.Type { get }
  var contents: [Any] { get }
}

extension Array: ListType {
  static var elementType: Any.Type { Element.self }
  var contents: [Any] { self }
}
