public import Foundation

/// Records that several people have. There are none but those that a program makes itself, and
/// nobody takes part.
open class CKShare: CKRecord, @unchecked Sendable {
  /// Names of values that the system shows to whoever is invited.
  public enum SystemFieldKey {
    public static let title = "cloudkit.title"
    public static let shareType = "cloudkit.type"
    public static let thumbnailImageData = "cloudkit.thumbnailImageData"
  }

  public enum ParticipantAcceptanceStatus: Int, Sendable {
    case unknown, pending, accepted, removed
  }

  public enum ParticipantPermission: Int, Sendable {
    case unknown, none, readOnly, readWrite
  }

  public enum ParticipantRole: Int, Sendable {
    case unknown = 0
    case owner, privateUser = 3, publicUser
  }

  open var publicPermission = ParticipantPermission.none
  /// Where others open it: nowhere.
  open var url: URL? { nil }
  open private(set) var participants: [Participant] = []
  public let owner = Participant(.owner)
  /// Nobody is signed in.
  open var currentUserParticipant: Participant? { nil }

  public init(rootRecord: CKRecord, shareID: CKRecord.ID = CKRecord.ID()) {
    super.init(recordType: "cloudkit.share", recordID: shareID)
  }

  public init(recordZoneID: CKRecordZone.ID) {
    super.init(
      recordType: "cloudkit.share",
      recordID: CKRecord.ID(recordName: "cloudkit.zoneshare", zoneID: recordZoneID))
  }

  open func addParticipant(_ participant: Participant) { participants.append(participant) }
  open func removeParticipant(_ participant: Participant) {
    participants.removeAll { $0 === participant }
  }

  /// A person who takes part.
  open class Participant: NSObject, @unchecked Sendable {
    open var role: CKShare.ParticipantRole
    open var permission = CKShare.ParticipantPermission.unknown
    open var acceptanceStatus: CKShare.ParticipantAcceptanceStatus { .unknown }
    public let userIdentity = CKUserIdentity()

    init(_ role: CKShare.ParticipantRole) { self.role = role }
  }
}
