public import FoundationAdditions
public import SwiftUI
public import ViewGraph

/// A label and, below it, up to three views of equal squares; what follows the third is left out.
///
/// The size of the label and what lies between the parts are not published; in a rectangle of 184 ×
/// 80.5 points the squares are as wide as three of them can be.
public nonisolated struct AccessoryWidgetGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  @Environment(\.accessoryWidgetGroupStyle) private var style

  public init(@ViewBuilder label: () -> Label, @ViewBuilder content: () -> Content) {
    (self.label, self.content) = (label(), content())
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      label.font(.caption2.weight(.semibold)).lineLimit(1)
      HStack(spacing: 4) {
        FirstViews(content: content, count: 3)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .aspectRatio(1, contentMode: .fit)
          .clipShape(style.shape)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}

extension AccessoryWidgetGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: { Text(titleKey) }, content: content)
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(label: { Text(titleResource) }, content: content)
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(label: { Text(title) }, content: content)
  }
}

extension AccessoryWidgetGroup where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(label: { SwiftUI.Label(titleKey, systemImage: systemImage) }, content: content)
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(label: { SwiftUI.Label(titleResource, systemImage: systemImage) }, content: content)
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(label: { SwiftUI.Label(titleKey, image: image) }, content: content)
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(label: { SwiftUI.Label(titleResource, image: image) }, content: content)
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(label: { SwiftUI.Label(title, systemImage: systemImage) }, content: content)
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(label: { SwiftUI.Label(title, image: image) }, content: content)
  }
}

/// So many views of some content, each by itself.
private nonisolated struct FirstViews<Content: View>: View, PrimitiveView {
  let content: Content
  let count: Int

  @MainActor func resolve(into resolver: _ViewResolver) {
    resolver.nodes += resolver.collect(content).prefix(count)
  }
}
