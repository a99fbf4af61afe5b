public import Foundation

/// An object is an argument of a format, as on Apple's systems; it says its description.
extension NSObject: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { BridgedArgument.encoding(describing: self) }
}
