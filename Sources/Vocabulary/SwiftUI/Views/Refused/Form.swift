public import ViewGraph

public nonisolated struct Form<Content: View>: View, RefusedView {
  package static var refusedName: String { "Form" }
  public init(@ViewBuilder content: () -> Content) {}
}

public struct FormStyle: Sendable {
  public static let automatic = FormStyle()
  public static let grouped = FormStyle()
  public static let columns = FormStyle()
}
