import Foundation

/// Where relationships of many objects are to lead, gathered before any is written: one by one,
/// each would copy what an object leads to already.
struct StoreLinks {
  /// One relationship of one object.
  private struct Side: Hashable {
    let object: ObjectIdentifier
    let relationship: ObjectIdentifier
  }

  private var indices: [Side: Int] = [:]
  private var sides:
    [(
      object: NSManagedObject, relationship: NSRelationshipDescription, others: [NSManagedObject],
      known: Set<ObjectIdentifier>
    )] = []

  /// Makes one object lead to another, and the other back to it.
  mutating func add(
    _ object: NSManagedObject, _ relationship: NSRelationshipDescription, _ other: NSManagedObject
  ) {
    put(object, relationship, other)
    if let inverse = relationship.inverseRelationship { put(other, inverse, object) }
  }

  private mutating func put(
    _ object: NSManagedObject, _ relationship: NSRelationshipDescription, _ other: NSManagedObject
  ) {
    let side = Side(
      object: ObjectIdentifier(object), relationship: ObjectIdentifier(relationship))
    let index = indices[side] ?? sides.count
    if index == sides.count {
      indices[side] = index
      sides.append((object, relationship, [], []))
    }
    if sides[index].known.insert(ObjectIdentifier(other)).inserted {
      sides[index].others.append(other)
    }
  }

  /// Writes all that was gathered; of several objects that one can lead to, the first counts.
  func write() {
    for side in sides { side.object.keep(side.others, side.relationship) }
  }
}
