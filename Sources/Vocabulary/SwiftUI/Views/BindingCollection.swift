public import ViewGraph

public nonisolated struct BindingCollection<Base: MutableCollection & RandomAccessCollection>:
  RandomAccessCollection
{
  let base: Binding<Base>

  public var startIndex: Base.Index { base.wrappedValue.startIndex }
  public var endIndex: Base.Index { base.wrappedValue.endIndex }
  public func index(after index: Base.Index) -> Base.Index { base.wrappedValue.index(after: index) }
  public func index(before index: Base.Index) -> Base.Index {
    base.wrappedValue.index(before: index)
  }

  public subscript(position: Base.Index) -> Binding<Base.Element> {
    let base = base
    return Binding(
      get: { base.wrappedValue[position] }, set: { base.wrappedValue[position] = $0 })
  }
}
