package import Foundation

/// What can be asked for a value by its name; Linux has no key-value coding.
package protocol NamedValues {
  /// The value of that name; nil if there is none.
  func namedValue(_ name: String) -> Any?

  /// What it is known by where objects are compared.
  var namedIdentity: NSObject { get }
}

extension NamedValues where Self: NSObject {
  package var namedIdentity: NSObject { self }
}
