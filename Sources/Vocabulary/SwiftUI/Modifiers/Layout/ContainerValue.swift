public import ViewGraph

extension View {
  public nonisolated func containerValue<Value>(
    _ keyPath: WritableKeyPath<ContainerValues, Value>, _ value: Value
  ) -> _ModifiedView {
    modified(
      NodeChangeModifier { node in
        let said = ContainerValues.changed { $0[keyPath: keyPath] = value }
        node.values.merge(said) { $1 }
      })
  }
}
