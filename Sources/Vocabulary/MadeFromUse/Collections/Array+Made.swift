// What lists of packages can do beside what arrays do, which stand for them: queues with two ends,
// and lists of which each element has an identity.

extension Array {
  public mutating func prepend(_ element: Element) { insert(element, at: 0) }

  public mutating func prepend<Elements: Collection>(contentsOf elements: Elements)
  where Elements.Element == Element { insert(contentsOf: elements, at: 0) }

  public mutating func popFirst() -> Element? { isEmpty ? nil : removeFirst() }
}

extension Array where Element: Identifiable {
  /// Elements of an identity that is there already are left out.
  public init<Elements: Sequence>(uniqueElements elements: Elements)
  where Elements.Element == Element {
    self = []
    for element in elements where self[id: element.id] == nil { append(element) }
  }

  public var ids: MadeSet<Element.ID> { MadeSet(map(\.id)) }

  /// Setting nothing removes the element; another identity is added at the end.
  public subscript(id id: Element.ID) -> Element? {
    get { first { $0.id == id } }
    set {
      let index = index(id: id)
      switch (index, newValue) {
      case (let index?, let value?): self[index] = value
      case (let index?, nil): remove(at: index)
      case (nil, let value?): append(value)
      case (nil, nil): break
      }
    }
  }

  public func index(id: Element.ID) -> Int? { firstIndex { $0.id == id } }

  @discardableResult
  public mutating func remove(id: Element.ID) -> Element? {
    index(id: id).map { remove(at: $0) }
  }

  @discardableResult
  public mutating func updateOrAppend(_ element: Element) -> Element? {
    defer { self[id: element.id] = element }
    return self[id: element.id]
  }
}

extension Sequence where Element == Made {
  /// A made element is a list too, of which another list would be made.
  public func joined(separator: String) -> String {
    map(\.description).joined(separator: separator)
  }
}
