import Foundation

/// Keeps a property among the values of its managed object. `vitrine build` writes it for
/// `@NSManaged`, which Swift knows on Apple's systems only.
@attached(accessor)
public macro _Managed() = #externalMacro(module: "SwiftUIMacros", type: "ManagedMacro")

extension NSManagedObject {
  /// The value of an `@NSManaged` property. One that was never set is nil, or for a property that
  /// cannot be nil what Core Data has for it: zero, false, nothing in it.
  public func _managed<Value>(_ key: String) -> Value {
    if let value = value(forKey: key) as? Value { return value }
    if let optional = Value.self as? any ExpressibleByNilLiteral.Type,
      let value = optional.init(nilLiteral: ()) as? Value
    {
      return value
    }
    let blanks: [Any] = [
      "", 0, Int16(0), Int32(0), Int64(0), 0.0, Float(0), false, Decimal(0), Data(), NSSet(),
      NSOrderedSet(), Date(timeIntervalSinceReferenceDate: 0), Set<NSManagedObject>(),
    ]
    for blank in blanks where type(of: blank) == Value.self {
      if let value = blank as? Value { return value }
    }
    if let array = Value.self as? any RangeReplaceableCollection.Type,
      let value = array.init() as? Value
    {
      return value
    }
    if let set = Value.self as? any SetAlgebra.Type, let value = set.init() as? Value {
      return value
    }
    if Value.self is NSSet.Type, let value = NSSet() as? Value { return value }
    fatalError("\(type(of: self)).\(key) was read before it was set.")
  }

  /// Adds to or removes from the set that a function is about which `@NSManaged` leaves without a
  /// body; `vitrine build` writes the call: `addToItems`, `removeFromItems`, `insertIntoItems`;
  /// other functions do nothing.
  public func _managedChange(_ function: String, _ value: Any?) {
    guard let prefix = ["addTo", "insertInto", "removeFrom"].first(where: function.hasPrefix)
    else { return }
    let name = function.dropFirst(prefix.count)
    let key = name.prefix(1).lowercased() + name.dropFirst()
    let members = (value as? NSSet)?.allObjects ?? (value as? NSOrderedSet)?.array ?? [value as Any]
    _managedChange(key) { list in
      list.removeAll { one in members.contains { ($0 as AnyObject) === (one as AnyObject) } }
      if prefix != "removeFrom" { list += members }
    }
  }

  /// Puts an object among those of an ordered relationship, at its end if it has no such index.
  public func _managedInsert(_ value: Any, at index: Int, _ key: String) {
    _managedChange(key) { $0.insert(value, at: min(max(index, 0), $0.count)) }
  }

  /// Takes the object at an index out of an ordered relationship, if there is one.
  public func _managedRemove(at index: Int, _ key: String) {
    _managedChange(key) { if $0.indices.contains(index) { $0.remove(at: index) } }
  }

  private func _managedChange(_ key: String, _ change: (inout [Any]) -> Void) {
    let old = value(forKey: key)
    let ordered = old as? NSOrderedSet
    var members = ordered?.array ?? (old as? NSSet)?.allObjects ?? []
    change(&members)
    setValue(ordered == nil ? NSSet(array: members) : NSOrderedSet(array: members), forKey: key)
  }
}
