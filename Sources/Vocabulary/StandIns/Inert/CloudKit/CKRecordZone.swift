public import Foundation

/// Records that belong together.
open class CKRecordZone: NSObject, @unchecked Sendable {
  public let zoneID: ID

  public init(zoneID: ID) { self.zoneID = zoneID }
  public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }

  open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: ID.default) }

  open class ID: NSObject, @unchecked Sendable {
    public static let defaultZoneName = "_defaultZone"
    public static let `default` = ID(zoneName: defaultZoneName)

    public let zoneName: String
    public let ownerName: String

    public init(
      zoneName: String = defaultZoneName, ownerName: String = CKCurrentUserDefaultName
    ) { (self.zoneName, self.ownerName) = (zoneName, ownerName) }

    /// Zones of the same name and owner are equal.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return (zoneName, ownerName) == (other.zoneName, other.ownerName)
    }
    open override var hash: Int { zoneName.hashValue }
  }
}
