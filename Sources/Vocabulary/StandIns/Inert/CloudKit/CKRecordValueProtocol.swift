public import CoreLocation
public import Foundation

/// What a record can keep.
public protocol CKRecordValueProtocol {}

public typealias CKRecordValue = CKRecordValueProtocol

/// Numbers are kept as one kind.
protocol CKRecordNumber {
  var number: NSNumber { get }
}

extension String: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol, CKRecordNumber {
  var number: NSNumber { NSNumber(value: self) }
}
extension Int: CKRecordValueProtocol, CKRecordNumber {
  var number: NSNumber { NSNumber(value: self) }
}
extension Int64: CKRecordValueProtocol, CKRecordNumber {
  var number: NSNumber { NSNumber(value: self) }
}
extension Double: CKRecordValueProtocol, CKRecordNumber {
  var number: NSNumber { NSNumber(value: self) }
}
extension Float: CKRecordValueProtocol, CKRecordNumber {
  var number: NSNumber { NSNumber(value: self) }
}
extension NSString: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}
extension NSArray: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension CLLocation: CKRecordValueProtocol {}
extension CKAsset: CKRecordValueProtocol {}
extension CKRecord.Reference: CKRecordValueProtocol {}
