public import ViewGraph

/// A list of settings; not for widgets.
public nonisolated struct Form<Content: View>: View, RefusedView {
  package static var refusedName: String { "Form" }
  /// A form of views.
  public init(@ViewBuilder content: () -> Content) {}
}

/// How forms look; never seen.
public struct FormStyle: Sendable {
  /// The system's choice.
  public static let automatic = FormStyle()
  /// Rows in groups.
  public static let grouped = FormStyle()
  /// Labels in a column of their own.
  public static let columns = FormStyle()
}
