/// A view of the engine's that remembers where it stands.
@MainActor @preconcurrency package protocol PositionedView: PrimitiveView {
  /// Where in the code the view stands, once a builder has got it.
  nonisolated var position: ViewPosition? { get set }
}

extension PositionedView {
  public func _resolve(_ resolver: _ViewResolver) {
    resolver.nested { resolver.standing(at: position) { resolve(into: resolver) } }
  }

  public nonisolated func _standing(in file: StaticString, at line: UInt) -> Self {
    // What is handed on, such as the content of a container, stands where it was written.
    if position != nil { return self }
    var view = self
    view.position = ViewPosition(file, line)
    return view
  }
}
