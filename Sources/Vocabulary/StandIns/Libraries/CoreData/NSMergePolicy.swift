/// Who wins where two changes meet; here changes never meet.
open class NSMergePolicy: @unchecked Sendable {
  init() {}
  /// Nobody: it is an error.
  public static let error = NSMergePolicy()
  /// What is in the store, property by property.
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
  /// What is in memory, property by property.
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  /// What is in memory.
  public static let overwrite = NSMergePolicy()
  /// What is in the store.
  public static let rollback = NSMergePolicy()
}

/// Nobody wins.
nonisolated(unsafe) public let NSErrorMergePolicy: Any = NSMergePolicy.error
/// What is in the store wins.
nonisolated(unsafe) public let NSMergeByPropertyStoreTrumpMergePolicy: Any = NSMergePolicy
  .mergeByPropertyStoreTrump
/// What is in memory wins.
nonisolated(unsafe) public let NSMergeByPropertyObjectTrumpMergePolicy: Any = NSMergePolicy
  .mergeByPropertyObjectTrump
/// What is in memory replaces what is in the store.
nonisolated(unsafe) public let NSOverwriteMergePolicy: Any = NSMergePolicy.overwrite
/// What is in the store replaces what is in memory.
nonisolated(unsafe) public let NSRollbackMergePolicy: Any = NSMergePolicy.rollback
