import Foundation

/// JSON of a shape that cannot be relied upon: whatever is absent or of another type is nil.
struct LooseJSON {
  private let value: Any?

  private init(_ value: Any?) {
    self.value = value
  }

  /// Why a text is no JSON.
  struct Failure: Error {
    /// The parser's words, with the place.
    var problem: String
  }

  /// Reads a JSON document.
  static func read(_ bytes: [UInt8]) throws(Failure) -> LooseJSON {
    do {
      let value = try JSONSerialization.jsonObject(
        with: Data(bytes), options: [.fragmentsAllowed])
      return LooseJSON(value)
    } catch {
      let detail = (error as NSError).userInfo["NSDebugDescription"] as? String
      throw Failure(problem: detail ?? "It is not readable as JSON.")
    }
  }

  /// A member of an object.
  subscript(_ key: String) -> LooseJSON {
    LooseJSON((value as? [String: Any])?[key])
  }

  /// The elements of an array; empty for anything else.
  var list: [LooseJSON] {
    (value as? [Any])?.map { LooseJSON($0) } ?? []
  }

  /// The members' names, sorted; empty for anything but an object.
  var keys: [String] {
    (value as? [String: Any])?.keys.sorted() ?? []
  }

  /// Whether there is a value other than null.
  var exists: Bool {
    value != nil && !(value is NSNull)
  }

  /// Whether it is an object.
  var isObject: Bool { value is [String: Any] }

  /// A string.
  var string: String? { value as? String }

  /// A number that is no truth value.
  var number: Double? {
    if value is Bool, !(value is NSNumber) { return nil }
    return (value as? NSNumber)?.doubleValue ?? (value as? Double) ?? (value as? Int).map(Double.init)
  }

  /// A truth value.
  var bool: Bool? { value as? Bool }
}
