/// What becomes of the others when an object is deleted.
public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

open class NSRelationshipDescription: NSPropertyDescription {
  open weak var destinationEntity: NSEntityDescription?
  open weak var inverseRelationship: NSRelationshipDescription?
  open var deleteRule: NSDeleteRule = .nullifyDeleteRule
  /// How many at least; not checked here.
  open var minCount = 0
  /// How many at most; 1 makes it lead to one object, all else to many.
  open var maxCount = 0
  open var isOrdered = false

  open var isToMany: Bool { maxCount != 1 }
}
