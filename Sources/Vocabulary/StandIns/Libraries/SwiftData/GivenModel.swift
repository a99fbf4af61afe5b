import Encodings
import FoundationAdditions

/// What `vitrine.json` gives for an object of a class with `@Model`, whose initializer asks for the
/// values of its properties.
public final class _GivenModel {
  let given: GivenStore.Object
  /// Makes another object that is given, by its name.
  private let other: (String) throws -> any PersistentModel
  /// The properties that were asked for.
  private(set) var asked: Set<String> = []

  init(_ given: GivenStore.Object, other: @escaping (String) throws -> any PersistentModel) {
    (self.given, self.other) = (given, other)
  }

  /// Why an object cannot be made.
  struct Problem: Error {
    /// The end of a sentence that begins with kind and property.
    let words: String
  }

  /// The value of a property without one of its own. What leads to objects leads to none yet,
  /// unless it cannot.
  public func value<Value>(_ name: String) throws -> Value {
    asked.insert(name)
    let json = given.values[name]
    if let lead = ModelLead(Value.self) {
      if let nothing = lead.value([], as: Value.self) { return nothing }
      let names = json.flatMap(GivenValue.names) ?? []
      guard names.count == 1 else {
        throw Problem(words: "\(name) needs the $name of an object.")
      }
      guard let value = try other(names[0]) as? Value else {
        throw Problem(words: "\(name) cannot lead to \(names[0]), which is of another class.")
      }
      return value
    }
    if let json, let value = ModelValue.value(of: Value.self, json) { return value }
    if json == nil, let nothing = ModelValue.nothing(as: Value.self) { return nothing }
    guard let json else { throw Problem(words: "\(name) has no value and needs one.") }
    throw Problem(words: "\(name) cannot be \(json.json.prefix(60)): it is of type \(Value.self).")
  }
}
