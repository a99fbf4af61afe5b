public import Foundation

/// Named values that iCloud would keep. Those that a program makes itself it can read again.
open class CKRecord: NSObject, @unchecked Sendable {
  public typealias RecordType = String
  public typealias FieldKey = String

  public enum ReferenceAction: UInt, Sendable {
    case none = 0
    case deleteSelf
  }

  public let recordType: RecordType
  public let recordID: ID
  open var parent: Reference?
  /// When it was first saved: never.
  open var creationDate: Date? { nil }
  /// When it was last saved: never.
  open var modificationDate: Date? { nil }
  /// Who saved it first: nobody.
  open var creatorUserRecordID: ID? { nil }
  /// Who saved it last: nobody.
  open var lastModifiedUserRecordID: ID? { nil }
  /// The server's name of this version: none.
  open var recordChangeTag: String? { nil }

  private var values: [FieldKey: any CKRecordValueProtocol] = [:]
  private var changed: Set<FieldKey> = []

  public init(recordType: RecordType, recordID: ID = ID()) {
    (self.recordType, self.recordID) = (recordType, recordID)
  }

  public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
    self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
  }

  /// A value of the type that is asked for; nil where there is none of it.
  public subscript<Value: CKRecordValueProtocol>(key: FieldKey) -> Value? {
    get { values[key] as? Value }
    set { setObject(newValue, forKey: key) }
  }

  public subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
    get { values[key] }
    set { setObject(newValue, forKey: key) }
  }

  open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { values[key] }

  open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) {
    // A number answers as any kind of number, as Apple's does.
    values[key] = object.map { ($0 as? any CKRecordNumber)?.number ?? $0 }
    changed.insert(key)
  }

  /// The value of a key of the record.
  open func value(forKey key: String) -> Any? { values[key] }
  /// Sets a value of a kind that a record can keep; another takes the value away.
  open func setValue(_ value: Any?, forKey key: String) {
    setObject(value as? any CKRecordValueProtocol, forKey: key)
  }

  /// Names of all values, sorted.
  open func allKeys() -> [FieldKey] { values.keys.sorted() }
  /// Names of values that were set, sorted.
  open func changedKeys() -> [FieldKey] { changed.sorted() }

  open class ID: NSObject, @unchecked Sendable {
    public let recordName: String
    public let zoneID: CKRecordZone.ID

    /// - Parameter recordName: its name; without one, that of the UUID of zeros, as nothing is left
    ///   to chance.
    public init(
      recordName: String = "00000000-0000-0000-0000-000000000000",
      zoneID: CKRecordZone.ID = .default
    ) { (self.recordName, self.zoneID) = (recordName, zoneID) }

    /// Records of the same name and zone are equal.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return recordName == other.recordName && zoneID == other.zoneID
    }
    open override var hash: Int { recordName.hashValue }
  }

  open class Reference: NSObject, @unchecked Sendable {
    public let recordID: ID
    public let action: ReferenceAction

    public init(recordID: ID, action: ReferenceAction) {
      (self.recordID, self.action) = (recordID, action)
    }
    public convenience init(record: CKRecord, action: ReferenceAction) {
      self.init(recordID: record.recordID, action: action)
    }
  }
}

/// A file that belongs to a record.
open class CKAsset: NSObject, @unchecked Sendable {
  public let fileURL: URL?

  public init(fileURL: URL) { self.fileURL = fileURL }
}
