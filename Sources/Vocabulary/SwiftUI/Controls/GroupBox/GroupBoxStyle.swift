import ResourceCatalogs
public import ViewGraph

@MainActor @preconcurrency public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct GroupBoxStyleConfiguration: @unchecked Sendable {
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

/// A card. Approximated: the secondary background with corners of the system's and insets of 16
/// points; Apple documents no measures.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GroupBoxFace(configuration: configuration)
  }
}

private nonisolated struct GroupBoxFace: View {
  let configuration: GroupBoxStyleConfiguration
  @Environment(\.systemLook) private var look

  var body: some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding()
    .background(
      .background.secondary, in: RoundedRectangle(cornerRadius: look.groupBox.cornerRadius))
  }
}

/// How boxes are drawn.
enum GroupBoxStyleKey: ControlStyleKey {
  typealias Configuration = GroupBoxStyleConfiguration
  static var defaultValue: @Sendable (Configuration) -> AnyView {
    { AnyView(GroupBoxFace(configuration: $0)) }
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> _ModifiedView {
    nonisolated(unsafe) let style = style
    return styled(GroupBoxStyleKey.self) { style.makeBody(configuration: $0) }
  }
}
