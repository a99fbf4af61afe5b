public import Foundation

/// Who a person is: nobody knows.
open class CKUserIdentity: NSObject, @unchecked Sendable {
  open var hasiCloudAccount: Bool { false }
  open var nameComponents: PersonNameComponents? { nil }
  open var userRecordID: CKRecord.ID? { nil }
}
