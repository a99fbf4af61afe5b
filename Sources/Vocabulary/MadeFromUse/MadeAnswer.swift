import SwiftUI

/// What code that could not be had answers: a made value where one will do, one that visibly
/// stands for it, nothing where nothing may come, the literal where it was made of one, the empty
/// one of a type that has such, as where code is healed, else the end of the program with the name.
///
/// - Parameter path: how the code came to it: `CryptoKit.SHA256.hash(data:).count`.
public func madeAnswer<Value>(_ path: String) -> Value {
  if let type = Value.self as? any MadeValue.Type, let made = type.init(madePath: path) as? Value {
    return made
  }
  if let type = Value.self as? any OptionalOfMade.Type, let made = type.made(path) as? Value {
    return made
  }
  if let nothing = () as? Value { return nothing }
  if let known = MadeLiteral(path)?.value(Value.self) { return known }
  if let type = Value.self as? any StandInValue.Type, let value = type.standIn(path) as? Value {
    return value
  }
  if let value = empty(Value.self, path) as? Value { return value }
  madeTrap(path)
}

/// Zero of a number, no elements, what a type says of itself; nil for a type without any.
private func empty(_ type: Any.Type, _ path: String) -> Any? {
  switch type {
  case let type as any _VitrineMissingValue.Type: type.vitrineMissing(path)
  case let type as any AdditiveArithmetic.Type: type.zero
  case let type as any RangeReplaceableCollection.Type: type.init()
  default: nil
  }
}

/// Ends the program with the name of what could not be had. The words are those of
/// `_vitrineMissing`, whose names are known when code is compiled.
public func madeTrap(_ path: String) -> Never { fatalError("Missing name: \(path)") }

/// An optional, whose value may be a made one or stand for one; else there is none.
private protocol OptionalOfMade {
  static func made(_ path: String) -> Any
}

extension Optional: OptionalOfMade {
  static func made(_ path: String) -> Any {
    if let type = Wrapped.self as? any MadeValue.Type {
      return (type.init(madePath: path) as? Wrapped) as Any
    }
    if let known = MadeLiteral(path)?.value(Wrapped.self) { return known as Wrapped? as Any }
    let type = Wrapped.self as? any StandInValue.Type
    return (type?.standIn(path) as? Wrapped) as Any
  }
}
