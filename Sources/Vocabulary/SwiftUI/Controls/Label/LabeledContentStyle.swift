public import ViewGraph

@MainActor @preconcurrency public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct LabeledContentStyleConfiguration: @unchecked Sendable {
  public nonisolated struct Label: View, PrimitiveView {
    let view: AnyView
    @MainActor package func resolve(into resolver: _ViewResolver) { view._resolve(resolver) }
  }

  public nonisolated struct Content: View, PrimitiveView {
    let view: AnyView
    @MainActor package func resolve(into resolver: _ViewResolver) { view._resolve(resolver) }
  }

  public let label: Label
  public let content: Content
}

/// The label leads, the value trails in the secondary style.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LabeledContentFace(configuration: configuration)
  }
}

private nonisolated struct LabeledContentFace: View {
  let configuration: LabeledContentStyleConfiguration

  var body: some View {
    HStack {
      configuration.label
      Spacer()
      configuration.content.foregroundStyle(.secondary)
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// How labelled values are drawn.
private enum LabeledContentStyleKey: ControlStyleKey {
  typealias Configuration = LabeledContentStyleConfiguration
  static var defaultValue: @Sendable (Configuration) -> AnyView {
    { AnyView(LabeledContentFace(configuration: $0)) }
  }
}

/// A labelled value in the style around it.
nonisolated struct StyledLabeledContent: View, PrimitiveView {
  let configuration: LabeledContentStyleConfiguration

  @MainActor package func resolve(into resolver: _ViewResolver) {
    resolver.environment[LabeledContentStyleKey.self](configuration)._resolve(resolver)
  }
}

extension View {
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(
    _ style: S
  ) -> _ModifiedView {
    nonisolated(unsafe) let style = style
    return styled(LabeledContentStyleKey.self) { style.makeBody(configuration: $0) }
  }
}
