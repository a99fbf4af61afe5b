public import ViewGraph

@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is asked to draw. Disclosure groups are not for widgets, so that its views are
/// empty.
@MainActor public struct DisclosureGroupStyleConfiguration {
  public nonisolated struct Label: View {
    public var body: some View { EmptyView() }
  }

  public nonisolated struct Content: View {
    public var body: some View { EmptyView() }
  }

  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool
}

public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
