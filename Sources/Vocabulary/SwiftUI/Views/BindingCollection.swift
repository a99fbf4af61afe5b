public import ViewGraph

/// The elements of a bound collection, each bound itself.
public nonisolated struct BindingCollection<Base: MutableCollection & RandomAccessCollection>:
  RandomAccessCollection
{
  let base: Binding<Base>

  /// The place of the first element.
  public var startIndex: Base.Index { base.wrappedValue.startIndex }
  /// The place after the last element.
  public var endIndex: Base.Index { base.wrappedValue.endIndex }
  /// The next place.
  public func index(after index: Base.Index) -> Base.Index { base.wrappedValue.index(after: index) }
  /// The place before.
  public func index(before index: Base.Index) -> Base.Index {
    base.wrappedValue.index(before: index)
  }

  /// A connection to the element at a place.
  public subscript(position: Base.Index) -> Binding<Base.Element> {
    let base = base
    return Binding(
      get: { base.wrappedValue[position] }, set: { base.wrappedValue[position] = $0 })
  }
}
