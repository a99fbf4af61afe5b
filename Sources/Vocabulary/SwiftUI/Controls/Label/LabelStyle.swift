import LayoutEngine
import VectorDrawing
public import ViewGraph

@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct LabelStyleConfiguration: @unchecked Sendable {
  public nonisolated struct Title: View, PrimitiveView {
    let view: AnyView
    let speech: LabelSpeech
    @MainActor package func resolve(into resolver: _ViewResolver) {
      speech.showsTitle = true
      view._resolve(resolver)
    }
  }

  public nonisolated struct Icon: View, PrimitiveView {
    let view: AnyView
    let speech: LabelSpeech
    @MainActor package func resolve(into resolver: _ViewResolver) {
      let first = resolver.nodes.count
      view._resolve(resolver)
      speech.icons += resolver.nodes[first...].compactMap(\.view)
    }
  }

  public let title: Title
  public let icon: Icon
}

/// The system's choice: title and icon.
public struct DefaultLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LabelFace(configuration: configuration)
  }
}

public struct TitleAndIconLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LabelFace(configuration: configuration)
  }
}

public struct TitleOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

public struct IconOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone; the title is only read aloud.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// An icon before a title.
nonisolated struct LabelFace: View, PrimitiveView {
  let configuration: LabelStyleConfiguration

  @MainActor func resolve(into resolver: _ViewResolver) {
    let icons = resolver.collect(configuration.icon)
    let titles = resolver.collect(configuration.title)
    guard !icons.isEmpty, !titles.isEmpty else {
      resolver.nodes += icons
      resolver.nodes += titles
      return
    }
    let algorithm = LabelAlgorithm(capHeight: resolver.environment.resolvedFont.capHeight)
    resolver.append(
      Node(.group, "Label"), algorithm,
      children: [one(icons, in: resolver), one(titles, in: resolver)])
  }

  @MainActor private func one(_ nodes: LayoutChildren, in resolver: _ViewResolver) -> LayoutNode {
    nodes.count == 1
      ? nodes[0] : resolver.node(Node(.group, "Group"), OverlapLayout(), children: nodes)
  }
}

/// How labels are drawn.
enum LabelStyleKey: ControlStyleKey {
  typealias Configuration = LabelStyleConfiguration
  static var defaultValue: @Sendable (Configuration) -> AnyView {
    { AnyView(LabelFace(configuration: $0)) }
  }
}

extension View {
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> _ModifiedView {
    nonisolated(unsafe) let style = style
    return styled(LabelStyleKey.self) { style.makeBody(configuration: $0) }
  }
}
