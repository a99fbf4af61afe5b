public import ViewGraph

public nonisolated struct EditButton: View, RefusedView {
  package static var refusedName: String { "EditButton" }
  public init() {}
}
