public import Foundation

public enum EKParticipantStatus: Int, Sendable {
  case unknown = 0
  case pending, accepted, declined, tentative, delegated, completed, inProcess
}

public enum EKParticipantRole: Int, Sendable {
  case unknown = 0
  case required, optional, chair, nonParticipant
}

public enum EKParticipantType: Int, Sendable { case unknown = 0, person, room, resource, group }

/// Who is invited: nobody.
open class EKParticipant: NSObject, @unchecked Sendable {
  open var name: String? { nil }
  open var url: URL { URL(fileURLWithPath: "/") }
  open var isCurrentUser: Bool { false }
  open var participantStatus: EKParticipantStatus { .unknown }
  open var participantRole: EKParticipantRole { .unknown }
  open var participantType: EKParticipantType { .unknown }

  override init() {}
}
