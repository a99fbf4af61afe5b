import Foundation

/// JSON or a property list of a shape that cannot be relied upon: whatever is absent or of another
/// type is nil.
package struct LooseValue {
  private let value: Any?
  /// The members of an object. Looked at once: on Linux a dictionary of a property list is copied
  /// with each cast, which takes minutes for a file of thousands of strings.
  private let members: [String: Any]?

  private init(_ value: Any?) {
    self.value = value
    members = value as? [String: Any]
  }

  /// Why bytes are no JSON or property list.
  package struct Failure: Error {
    /// The parser's words, with the position.
    package var problem: String
  }

  /// Reads a JSON document.
  package static func json(_ bytes: [UInt8]) throws(Failure) -> LooseValue {
    do {
      let value = try JSONSerialization.jsonObject(
        with: Data(bytes), options: [.fragmentsAllowed])
      return LooseValue(value)
    } catch {
      let detail = (error as NSError).userInfo["NSDebugDescription"] as? String
      throw Failure(problem: detail ?? "It is not readable as JSON.")
    }
  }

  /// Reads an XML or binary property list.
  package static func propertyList(_ bytes: [UInt8]) throws(Failure) -> LooseValue {
    do {
      let value = try PropertyListSerialization.propertyList(
        from: Data(bytes), options: [], format: nil)
      return LooseValue(value)
    } catch {
      let detail = (error as NSError).userInfo["NSDebugDescription"] as? String
      throw Failure(problem: detail ?? "It is not readable as a property list.")
    }
  }

  /// A member of an object.
  package subscript(_ key: String) -> LooseValue {
    LooseValue(members?[key])
  }

  /// The elements of an array; empty for anything else.
  package var list: [LooseValue] {
    (value as? [Any])?.map { LooseValue($0) } ?? []
  }

  /// The members' names, sorted; empty for anything but an object.
  package var keys: [String] {
    members?.keys.sorted() ?? []
  }

  /// Whether there is a value other than null.
  package var exists: Bool {
    value != nil && !(value is NSNull)
  }

  /// Whether it is an object.
  package var isObject: Bool { members != nil }

  /// A string.
  package var string: String? { value as? String }

  /// A number that is no truth value.
  package var number: Double? {
    if let number = value as? NSNumber { return number.doubleValue }
    return (value as? Double) ?? (value as? Int).map(Double.init)
  }

  /// A truth value.
  package var bool: Bool? { value as? Bool }
}
