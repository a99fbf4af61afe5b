import Foundation
import FoundationAdditions

/// What code that could not be had answers: a made value where one will do, nothing where nothing
/// may come, the literal where it was made of one, what stands for a missing value of the type, as
/// where code is healed (`MissingValue`), else the end of the program with the name.
///
/// - Parameter path: how the code came to it: `CryptoKit.SHA256.hash(data:).count`.
public func madeAnswer<Value>(_ path: String) -> Value {
  guard let value = MadeValues.value(path, of: Value.self) else { madeTrap(path) }
  return value
}

/// The same where it may fail: what has no value does, with its name.
public func madeAttempt<Value>(_ path: String) throws -> Value {
  guard let value = MadeValues.value(path, of: Value.self) else { throw madeError(path) }
  return value
}

private enum MadeValues {
  static func value<Value>(_ path: String, of type: Value.Type) -> Value? {
    if let type = type as? any OptionalOfMade.Type, let made = type.made(path) as? Value {
      return made
    }
    return MadeLiteral(path)?.value(type) ?? MissingValue.of(type, path)
  }
}

/// The same of a made value, which may have been given one of the type.
public func madeAnswer<Value>(of made: Made) -> Value {
  if let value = made as? Value { return value }
  if let held = made.held, let value = held as? Value { return value }
  return madeAnswer(made.madePath)
}

/// Ends the program with the name of what could not be had. The words are those of
/// `_vitrineMissing`, whose names are known when code is compiled.
public func madeTrap(_ path: String) -> Never { fatalError("Missing name: \(path)") }

/// What a function throws that could not be had and is only called where it may fail.
public func madeError(_ path: String) -> any Error { _VitrineMissingError(path) }

/// The name of a case at the end of a path; empty if the path ends with something else.
///
/// - Parameter path: `Kit.Kind.one`, `Kit.Kind.two(_:)`.
public func madeCase(_ path: String) -> Substring {
  path.prefix { $0 != "(" }.split(separator: ".").last ?? ""
}

/// An optional, whose value may be a made one or a literal; else there is none.
private protocol OptionalOfMade {
  static func made(_ path: String) -> Any
}

extension Optional: OptionalOfMade {
  static func made(_ path: String) -> Any {
    if let type = Wrapped.self as? any MadeValue.Type {
      return (type.init(madePath: path) as? Wrapped) as Any
    }
    return MadeLiteral(path)?.value(Wrapped.self) as Any
  }
}

/// Tells who waits for a closure that a missing module would call. Code that asks again whenever it
/// is told of a failure would do so for ever: it ends with the name.
public func madeTell(_ path: String, _ closure: () throws -> Void) {
  let (storage, key) = (Thread.current.threadDictionary, "madeTell " + path)
  let depth = storage[key] as? Int ?? 0
  if depth >= 20 { madeTrap(path) }
  storage[key] = depth + 1
  defer { storage[key] = depth }
  try? closure()
}
