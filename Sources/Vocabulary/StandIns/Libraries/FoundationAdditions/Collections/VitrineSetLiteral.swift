public import Foundation

/// What lets a set of objects be written as a list, as Apple's can. A class of another module's can
/// be given no initializer that those derived from it inherit, so that a function makes it.
public protocol VitrineSetLiteral: ExpressibleByArrayLiteral {
  static func vitrineSet(of elements: [Any]) -> Self
}

extension VitrineSetLiteral {
  public init(arrayLiteral elements: Any...) { self = Self.vitrineSet(of: elements) }
}

extension NSSet: VitrineSetLiteral, @retroactive ExpressibleByArrayLiteral {
  /// A set that may change, as it is not told for which of the two the list was written. One that
  /// counts cannot be written so.
  public static func vitrineSet(of elements: [Any]) -> Self {
    guard let set = NSMutableSet(array: elements) as? Self else {
      fatalError("\(self) cannot be written as a list")
    }
    return set
  }
}
