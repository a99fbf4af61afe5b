public import Foundation

open class PHFetchOptions: NSObject, @unchecked Sendable {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  /// How many at most; 0 for all.
  open var fetchLimit = 0
  open var includeHiddenAssets = false

  public override init() {}
}

/// What was found among photos: nothing.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  override init() {}

  /// How many: none.
  open var count: Int { 0 }
  /// The first: none.
  open var firstObject: ObjectType? { nil }
  /// The last: none.
  open var lastObject: ObjectType? { nil }

  /// One by its index; there is none, which stops the program.
  open func object(at index: Int) -> ObjectType {
    fatalError("There are no photos, so none at \(index).")
  }
  /// One by its index; there is none, which stops the program.
  open subscript(index: Int) -> ObjectType { object(at: index) }
  /// Those at some indices: none.
  open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
  /// Calls a block with every one: never.
  open func enumerateObjects(
    _ block: (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void
  ) {}
}
