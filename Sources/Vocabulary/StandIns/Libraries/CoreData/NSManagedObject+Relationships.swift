import Foundation

/// Relationships lead both ways: what leads to an object is led back to by it.
extension NSManagedObject {
  /// The objects that a relationship leads to, in its order.
  func related(_ key: String) -> [NSManagedObject] {
    switch values[key] {
    case let object as NSManagedObject: [object]
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
    default: []
    }
  }

  /// Whether a rule forbids that the object is deleted: it leads to others.
  var isDenied: Bool {
    entity.properties.contains { property in
      guard let relationship = property as? NSRelationshipDescription,
        relationship.deleteRule == .denyDeleteRule
      else { return false }
      return !related(relationship.name).isEmpty
    }
  }

  /// Makes a relationship lead to an object, to those of a set or array, or to nothing.
  func relate(_ relationship: NSRelationshipDescription, to value: Any?) {
    let key = relationship.name
    let wanted: [NSManagedObject] =
      switch value {
      case let object as NSManagedObject: [object]
      case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
      case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
      case let set as Set<NSManagedObject>: Array(set)
      case let list as [NSManagedObject]: list
      default: []
      }
    let old = related(key)
    keep(wanted, relationship)
    guard let inverse = relationship.inverseRelationship else { return }
    for object in old where !wanted.contains(where: { $0 === object }) {
      object.drop(self, inverse)
    }
    for object in wanted where !old.contains(where: { $0 === object }) {
      if !inverse.isToMany {
        for former in object.related(inverse.name) where former !== self {
          former.drop(object, relationship)
        }
      }
      object.keep(
        inverse.isToMany ? object.related(inverse.name).filter { $0 !== self } + [self] : [self],
        inverse)
      object.noteChange(inverse.name)
    }
  }

  /// Forgets an object that a relationship leads to, on this side alone.
  func drop(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
    keep(related(relationship.name).filter { $0 !== object }, relationship)
    noteChange(relationship.name)
  }

  /// Makes a relationship lead to objects, on this side alone.
  func keep(_ objects: [NSManagedObject], _ relationship: NSRelationshipDescription) {
    if !relationship.isToMany {
      values[relationship.name] = objects.first
    } else if relationship.isOrdered {
      values[relationship.name] = NSOrderedSet(array: objects)
    } else {
      values[relationship.name] = NSSet(array: objects)
    }
  }
}
