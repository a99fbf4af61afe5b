public import ActivityKit
public import SwiftUI
public import ViewGraph

/// Which part of a Live Activity a preview shows.
public enum ActivityPreviewViewKind: Hashable, Sendable {
  case content
  case dynamicIsland(DynamicIslandPreviewViewState)
}

/// How much of the Dynamic Island a preview shows.
public enum DynamicIslandPreviewViewState: Hashable, Sendable {
  case compact, expanded, minimal
}

extension ActivityPreviewViewKind {
  /// The words for the section of previews.
  var name: String {
    switch self {
    case .content: "Live Activity"
    case .dynamicIsland(let state): "Dynamic Island, \(state)"
    }
  }
}

/// Builds the states of a preview of a Live Activity.
@resultBuilder public enum ActivityContentStateBuilder<State> {
  /// A state.
  public static func buildExpression(_ state: State) -> [State] { [state] }
  /// Several states.
  public static func buildExpression(_ states: [State]) -> [State] { states }
  /// One after another.
  public static func buildBlock(_ states: [State]...) -> [State] { states.flatMap { $0 } }
  /// Those of a loop.
  public static func buildArray(_ states: [[State]]) -> [State] { states.flatMap { $0 } }
  /// Those of an `if`.
  public static func buildOptional(_ states: [State]?) -> [State] { states ?? [] }
  /// Those of a branch.
  public static func buildEither(first: [State]) -> [State] { first }
  /// Those of the other branch.
  public static func buildEither(second: [State]) -> [State] { second }
}

extension Preview {
  /// A preview of a Live Activity with its states; collected, not drawn yet.
  public init<Attributes: ActivityAttributes>(
    _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> any Widget,
    @ActivityContentStateBuilder<Attributes.ContentState>
    contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
  ) {
    self.init(name: name, detail: kind.name) { widget() }
  }
}

/// Declares a preview of a Live Activity with its states.
@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes>(
  _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
  widget: @escaping @MainActor () -> any Widget,
  @ActivityContentStateBuilder<Attributes.ContentState>
  contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

extension ActivityAttributes {
  /// The Live Activity in a state, for previews; nothing is drawn of it yet.
  @MainActor public func previewContext(
    _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View { EmptyView() }
}
