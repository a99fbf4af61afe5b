public import ViewGraph

public nonisolated struct Form<Content: View>: View, RefusedView {
  package static var refusedName: String { "Form" }
  public init(@ViewBuilder content: () -> Content) {}
}
