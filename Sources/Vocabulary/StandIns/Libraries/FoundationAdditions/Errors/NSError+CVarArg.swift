public import Foundation

/// An error is an argument of a format, as every object is on Apple's systems; it says its
/// description.
extension NSError: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] {
    BridgedArgument.encoding(of: description as NSString)
  }
}
