public import ActivityKit
public import SwiftUI
public import ViewGraph

/// A presentation of a Live Activity to preview.
public enum ActivityPreviewViewKind: Hashable, Sendable {
  /// On the Lock Screen.
  case content
  /// In the Dynamic Island.
  case dynamicIsland(DynamicIslandPreviewViewState)
}

/// A presentation in the Dynamic Island to preview.
public enum DynamicIslandPreviewViewState: Hashable, Sendable {
  /// The cases Apple has.
  case compact, expanded, minimal
}

/// Builds the states of a preview.
@resultBuilder public enum PreviewContentStateBuilder<State> {
  /// A state.
  public static func buildExpression(_ state: State) -> [State] { [state] }
  /// States made elsewhere.
  public static func buildExpression(_ states: [State]) -> [State] { states }
  /// One after another.
  public static func buildBlock(_ states: [State]...) -> [State] { states.flatMap { $0 } }
  /// Those of a loop.
  public static func buildArray(_ states: [[State]]) -> [State] { states.flatMap { $0 } }
}

extension Preview {
  /// A preview of a Live Activity in some states.
  public init<Attributes: ActivityAttributes>(
    _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> any Widget,
    @PreviewContentStateBuilder<Attributes.ContentState>
    contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
  ) { self.init(name: name, detail: "activity") { widget() } }
}

/// Declares a preview of a Live Activity in some states.
@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes>(
  _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
  widget: @escaping @MainActor () -> any Widget,
  @PreviewContentStateBuilder<Attributes.ContentState>
  contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

extension ActivityAttributes {
  /// A preview of a Live Activity in a state, in the older spelling; previews are not shown.
  @MainActor public func previewContext(
    _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View { EmptyView() }
}
