public import Foundation

// Values that are bridged are arguments of a format, as on Apple's systems; of a predicate, too,
// which most code hands an identifier `as CVarArg`.

extension UUID: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { BridgedArgument.encoding(describing: self) }
}

extension URL: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { BridgedArgument.encoding(describing: self) }
}

extension Decimal: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { BridgedArgument.encoding(describing: self) }
}

extension Data: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] {
    BridgedArgument.encoding(describing: NSData(data: self))
  }
}
