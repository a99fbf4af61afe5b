public import ActivityKit
public import SwiftUI
public import ViewGraph
import WidgetHost

public enum ActivityPreviewViewKind: Hashable, Sendable {
  case content
  case dynamicIsland(DynamicIslandPreviewViewState)
}

public enum DynamicIslandPreviewViewState: Hashable, Sendable {
  case compact, expanded, minimal
}

extension ActivityPreviewViewKind {
  /// The family that shows it.
  var family: String {
    switch self {
    case .content: ActivityPresentation.lockScreen.rawValue
    case .dynamicIsland(.compact): ActivityPresentation.compact.rawValue
    case .dynamicIsland(.expanded): ActivityPresentation.expanded.rawValue
    case .dynamicIsland(.minimal): ActivityPresentation.minimal.rawValue
    }
  }
}

@resultBuilder public enum ActivityContentStateBuilder<State> {
  public static func buildExpression(_ state: State) -> [State] { [state] }
  public static func buildExpression(_ states: [State]) -> [State] { states }
  public static func buildBlock(_ states: [State]...) -> [State] { states.flatMap { $0 } }
  public static func buildArray(_ states: [[State]]) -> [State] { states.flatMap { $0 } }
  public static func buildOptional(_ states: [State]?) -> [State] { states ?? [] }
  public static func buildEither(first: [State]) -> [State] { first }
  public static func buildEither(second: [State]) -> [State] { second }
}

extension Preview {
  public init<Attributes: ActivityAttributes>(
    _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> any Widget,
    @ActivityContentStateBuilder<Attributes.ContentState>
    contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
  ) {
    let samples = ActivitySamples(attributes: attributes, states: contentStates)
    self.init(name: name, sample: samples) {
      _ = _WidgetCollector.widgets(of: widget())
      return [samples.widget(as: kind)]
    }
  }
}

@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes>(
  _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
  widget: @escaping @MainActor () -> any Widget,
  @ActivityContentStateBuilder<Attributes.ContentState>
  contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

extension ActivityAttributes {
  @MainActor public func previewContext(
    _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View {
    let samples = ActivitySamples(
      attributes: self, isStale: isStale, states: { [contentState] })
    return EmptyView().modified(
      PreviewModifier { element in
        element.family = viewKind.family
        element.sample = samples
        element.hosted = { samples.entry(contentState, $0) }
      })
  }
}
