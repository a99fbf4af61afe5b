/// A set of a package that could not be had: each element once, in the order in which they came.
public struct MadeSet<Element: Hashable> {
  public private(set) var elements: [Element] = []
  private var indexes: [Element: Int] = [:]

  public init() {}
  public init(minimumCapacity: Int, persistent: Bool = false) {}

  public init<Elements: Sequence>(_ elements: Elements) where Elements.Element == Element {
    append(contentsOf: elements)
  }

  public init<Elements: Sequence>(uncheckedUniqueElements elements: Elements)
  where Elements.Element == Element { self.init(elements) }

  public var unordered: Set<Element> { Set(elements) }

  public func contains(_ element: Element) -> Bool { indexes[element] != nil }
  public func firstIndex(of element: Element) -> Int? { indexes[element] }
  public func lastIndex(of element: Element) -> Int? { indexes[element] }

  // MARK: Changing

  @discardableResult
  public mutating func append(_ element: Element) -> (inserted: Bool, index: Int) {
    insert(element, at: count)
  }

  public mutating func append<Elements: Sequence>(contentsOf elements: Elements)
  where Elements.Element == Element {
    for element in elements { append(element) }
  }

  @discardableResult
  public mutating func insert(_ element: Element) -> (inserted: Bool, index: Int) {
    append(element)
  }

  @discardableResult
  public mutating func insert(
    _ element: Element, at index: Int
  ) -> (inserted: Bool, index: Int) {
    if let known = indexes[element] { return (false, known) }
    elements.insert(element, at: index)
    number(from: index)
    return (true, index)
  }

  @discardableResult
  public mutating func updateOrAppend(_ element: Element) -> Element? {
    guard let known = indexes[element] else {
      append(element)
      return nil
    }
    defer { elements[known] = element }
    return elements[known]
  }

  @discardableResult
  public mutating func remove(_ element: Element) -> Element? {
    indexes[element].map { remove(at: $0) }
  }

  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    let element = elements.remove(at: index)
    indexes[element] = nil
    number(from: index)
    return element
  }

  @discardableResult
  public mutating func removeFirst() -> Element { remove(at: 0) }

  @discardableResult
  public mutating func removeLast() -> Element { remove(at: count - 1) }

  public mutating func removeAll(keepingCapacity: Bool = false) { self = Self() }

  public mutating func removeAll(where isGone: (Element) throws -> Bool) rethrows {
    self = Self(try elements.filter { try !isGone($0) })
  }

  public mutating func sort(by isBefore: (Element, Element) throws -> Bool) rethrows {
    self = Self(try elements.sorted(by: isBefore))
  }

  public mutating func reverse() { self = Self(elements.reversed()) }

  public mutating func swapAt(_ one: Int, _ other: Int) {
    elements.swapAt(one, other)
    number(from: Swift.min(one, other))
  }

  private mutating func number(from index: Int) {
    for one in index..<elements.count { indexes[elements[one]] = one }
  }

  // MARK: With others

  public func filter(_ isKept: (Element) throws -> Bool) rethrows -> Self {
    Self(try elements.filter(isKept))
  }

  public func union<Others: Sequence>(_ others: Others) -> Self where Others.Element == Element {
    var all = self
    all.append(contentsOf: others)
    return all
  }

  public func intersection<Others: Sequence>(_ others: Others) -> Self
  where Others.Element == Element {
    let others = Set(others)
    return filter(others.contains)
  }

  public func subtracting<Others: Sequence>(_ others: Others) -> Self
  where Others.Element == Element {
    let others = Set(others)
    return filter { !others.contains($0) }
  }

  public func symmetricDifference<Others: Sequence>(_ others: Others) -> Self
  where Others.Element == Element {
    subtracting(others).union(Self(others).subtracting(self))
  }

  public mutating func formUnion<Others: Sequence>(_ others: Others)
  where Others.Element == Element { append(contentsOf: others) }

  public mutating func formIntersection<Others: Sequence>(_ others: Others)
  where Others.Element == Element { self = intersection(others) }

  public mutating func subtract<Others: Sequence>(_ others: Others)
  where Others.Element == Element { self = subtracting(others) }

  public func isSubset<Others: Sequence>(of others: Others) -> Bool
  where Others.Element == Element { Set(others).isSuperset(of: self) }

  public func isSuperset<Others: Sequence>(of others: Others) -> Bool
  where Others.Element == Element { others.allSatisfy(contains) }

  public func isDisjoint<Others: Sequence>(with others: Others) -> Bool
  where Others.Element == Element { !others.contains(where: contains) }
}

extension MadeSet where Element: Comparable {
  public mutating func sort() { sort(by: <) }
}

extension MadeSet: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }
  public subscript(position: Int) -> Element { elements[position] }
}

extension MadeSet: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension MadeSet: CustomStringConvertible {
  public var description: String { elements.description }
}

extension MadeSet: Hashable {}
extension MadeSet: @unchecked Sendable where Element: Sendable {}

extension MadeSet: Encodable where Element: Encodable {
  public func encode(to encoder: any Encoder) throws { try elements.encode(to: encoder) }
}

extension MadeSet: Decodable where Element: Decodable {
  public init(from decoder: any Decoder) throws { self.init(try [Element](from: decoder)) }
}
