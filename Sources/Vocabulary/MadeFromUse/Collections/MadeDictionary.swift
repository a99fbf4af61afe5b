/// A dictionary of a package that could not be had: it keeps its values by their keys, in the order
/// in which the keys came.
public struct MadeDictionary<Key: Hashable, Value> {
  public typealias Element = (key: Key, value: Value)

  public private(set) var keys: MadeSet<Key> = []
  private var held: [Key: Value] = [:]

  public init() {}
  public init(minimumCapacity: Int, persistent: Bool = false) {}

  public init<Pairs: Sequence>(uniqueKeysWithValues pairs: Pairs)
  where Pairs.Element == (Key, Value) {
    for (key, value) in pairs { self[key] = value }
  }

  public init<Keys: Sequence, Values: Sequence>(uniqueKeys keys: Keys, values: Values)
  where Keys.Element == Key, Values.Element == Value {
    self.init(uniqueKeysWithValues: zip(keys, values).map { ($0, $1) })
  }

  public init<Pairs: Sequence>(
    _ pairs: Pairs, uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows where Pairs.Element == (Key, Value) {
    try merge(pairs, uniquingKeysWith: combine)
  }

  public init<Values: Sequence>(
    grouping values: Values, by key: (Values.Element) throws -> Key
  ) rethrows where Value == [Values.Element] {
    for value in values { self[try key(value), default: []].append(value) }
  }

  public var count: Int { keys.count }
  public var isEmpty: Bool { keys.isEmpty }

  /// The values in the order of their keys; as many must be set as there are keys.
  public var values: [Value] {
    get { keys.compactMap { held[$0] } }
    set { for (key, value) in zip(keys, newValue) { held[key] = value } }
  }

  public var elements: [Element] {
    get { zip(keys, values).map { (key: $0, value: $1) } }
    set { self = Self(newValue) }
  }

  public subscript(key: Key) -> Value? {
    get { held[key] }
    set {
      if newValue == nil { keys.remove(key) } else { keys.append(key) }
      held[key] = newValue
    }
  }

  public subscript(
    key: Key, default value: @autoclosure () -> Value
  ) -> Value {
    get { held[key] ?? value() }
    set { self[key] = newValue }
  }

  public func index(forKey key: Key) -> Int? { keys.firstIndex(of: key) }

  // MARK: Changing

  @discardableResult
  public mutating func updateValue(_ value: Value, forKey key: Key) -> Value? {
    defer { self[key] = value }
    return held[key]
  }

  @discardableResult
  public mutating func updateValue(
    _ value: Value, forKey key: Key, insertingAt index: Int
  ) -> (originalMember: Value?, index: Int) {
    let actual = keys.insert(key, at: index).index
    defer { held[key] = value }
    return (held[key], actual)
  }

  @discardableResult
  public mutating func removeValue(forKey key: Key) -> Value? {
    defer { self[key] = nil }
    return held[key]
  }

  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    let element = elements[index]
    self[element.key] = nil
    return element
  }

  public mutating func removeAll(keepingCapacity: Bool = false) { self = Self() }

  public mutating func removeAll(where isGone: (Element) throws -> Bool) rethrows {
    self = Self(try elements.filter { try !isGone($0) })
  }

  @discardableResult
  public mutating func removeFirst() -> Element { remove(at: 0) }

  @discardableResult
  public mutating func removeLast() -> Element { remove(at: count - 1) }

  public mutating func merge<Pairs: Sequence>(
    _ pairs: Pairs, uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows where Pairs.Element == (Key, Value) {
    for (key, value) in pairs { self[key] = try held[key].map { try combine($0, value) } ?? value }
  }

  public func merging<Pairs: Sequence>(
    _ pairs: Pairs, uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows -> Self where Pairs.Element == (Key, Value) {
    var merged = self
    try merged.merge(pairs, uniquingKeysWith: combine)
    return merged
  }

  public mutating func sort(by isBefore: (Element, Element) throws -> Bool) rethrows {
    keys = MadeSet(try elements.sorted(by: isBefore).map(\.key))
  }

  public mutating func reverse() { keys.reverse() }
  public mutating func swapAt(_ one: Int, _ other: Int) { keys.swapAt(one, other) }

  // MARK: Others of its kind

  public func filter(_ isKept: (Element) throws -> Bool) rethrows -> Self {
    Self(try elements.filter(isKept))
  }

  public func mapValues<Other>(
    _ change: (Value) throws -> Other
  ) rethrows -> MadeDictionary<Key, Other> {
    MadeDictionary<Key, Other>(try elements.map { (key: $0.key, value: try change($0.value)) })
  }

  public func compactMapValues<Other>(
    _ change: (Value) throws -> Other?
  ) rethrows -> MadeDictionary<Key, Other> {
    MadeDictionary<Key, Other>(
      try elements.compactMap { key, value in try change(value).map { (key: key, value: $0) } })
  }

  fileprivate init(_ elements: [Element]) {
    for (key, value) in elements { self[key] = value }
  }
}

extension MadeDictionary where Key: Comparable {
  public mutating func sort() { sort { $0.key < $1.key } }
}

extension MadeDictionary: Sequence {
  public func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }
}

extension MadeDictionary: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (Key, Value)...) {
    self.init(uniqueKeysWithValues: elements)
  }
}

extension MadeDictionary: CustomStringConvertible {
  public var description: String {
    isEmpty ? "[:]" : "[" + map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "]"
  }
}

extension MadeDictionary: Equatable where Value: Equatable {}
extension MadeDictionary: Hashable where Value: Hashable {}
extension MadeDictionary: @unchecked Sendable where Key: Sendable, Value: Sendable {}

/// As keys and values by turns, which keeps the order.
extension MadeDictionary: Encodable where Key: Encodable, Value: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for (key, value) in self {
      try container.encode(key)
      try container.encode(value)
    }
  }
}

extension MadeDictionary: Decodable where Key: Decodable, Value: Decodable {
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    while !container.isAtEnd {
      let key = try container.decode(Key.self)
      self[key] = try container.decode(Value.self)
    }
  }
}
