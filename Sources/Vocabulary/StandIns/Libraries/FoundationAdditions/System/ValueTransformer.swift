public import Foundation
import Synchronization

/// The name of a way to change values.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let negateBooleanTransformerName = Self("NSNegateBoolean")
  public static let isNilTransformerName = Self("NSIsNil")
  public static let isNotNilTransformerName = Self("NSIsNotNil")
  public static let secureUnarchiveFromDataTransformerName = Self("NSSecureUnarchiveFromData")
}

/// Changes values into others, as those that a store keeps. Subclasses say how.
open class ValueTransformer: NSObject {
  /// What code has set, by name.
  private struct Registry: @unchecked Sendable { var named: [String: ValueTransformer] = [:] }
  private static let registry = Mutex(Registry())

  public override init() {}

  open class func transformedValueClass() -> AnyClass { NSObject.self }
  open class func allowsReverseTransformation() -> Bool { false }
  /// The value itself, unless overridden.
  open func transformedValue(_ value: Any?) -> Any? { value }
  /// What `transformedValue` answers, unless overridden.
  open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }

  public class func setValueTransformer(
    _ transformer: ValueTransformer?, forName name: NSValueTransformerName
  ) {
    nonisolated(unsafe) let transformer = transformer
    registry.withLock { $0.named[name.rawValue] = transformer }
  }

  /// The one set under a name; nil without one.
  public class func valueTransformer(forName name: NSValueTransformerName) -> ValueTransformer? {
    registry.withLock { $0.named }[name.rawValue]
  }

  /// Sorted, where Apple's are in no order.
  public class func valueTransformerNames() -> [NSValueTransformerName] {
    registry.withLock { $0.named }.keys.sorted().map { NSValueTransformerName($0) }
  }
}

/// Changes archived bytes into objects of classes that are allowed, and back.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  open class var allowedTopLevelClasses: [AnyClass] {
    [
      NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self,
      NSData.self, NSURL.self, NSUUID.self, NSNull.self,
    ]
  }

  open override class func allowsReverseTransformation() -> Bool { true }

  /// The object; nil if the bytes do not hold one of the classes.
  open override func transformedValue(_ value: Any?) -> Any? {
    guard let data = value as? Data else { return nil }
    return try? NSKeyedUnarchiver.unarchivedObject(
      ofClasses: Self.allowedTopLevelClasses, from: data)
  }

  /// The bytes; nil if the value cannot be archived.
  open override func reverseTransformedValue(_ value: Any?) -> Any? {
    guard let value else { return nil }
    return try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
  }
}
