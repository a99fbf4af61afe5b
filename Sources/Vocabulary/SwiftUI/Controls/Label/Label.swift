public import DeveloperToolsSupport
import Foundation
import LayoutEngine
public import ViewGraph

/// A title with an icon.
public nonisolated struct Label<Title: View, Icon: View>: View, PrimitiveView {
  private let title: Title
  private let icon: Icon

  /// A title with an icon; the style decides what is drawn.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }

  @MainActor package func resolve(into resolver: _ViewResolver) {
    let speech = LabelSpeech()
    let configuration = LabelStyleConfiguration(
      title: LabelStyleConfiguration.Title(view: AnyView(title), speech: speech),
      icon: LabelStyleConfiguration.Icon(view: AnyView(icon), speech: speech))
    let style = resolver.environment[LabelStyleKey.self]
    style(configuration)._resolve(resolver)
    speech.settle(title: (title as? Text)?.spoken(in: resolver.environment))
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title from the catalogs with an image.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// A title from the catalogs with a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// A title by a resource with an image.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(name) })
  }

  /// A title by a resource with a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
  }

  /// A title as it stands with an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }

  /// A title as it stands with a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title with an image of the asset catalog, by its generated symbol.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }

  /// A title with an image of the asset catalog, by its generated symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style draws anew.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// A button with a title from the catalogs and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void) {
    self.init(action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// A button with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) {
      SwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }

  /// A button with a title and a picture.
  public init(_ titleKey: LocalizedStringKey, image: String, action: @escaping () -> Void) {
    self.init(action: action) { SwiftUI.Label(titleKey, image: image) }
  }

  /// A button with a title as it stands and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping () -> Void) {
    self.init(action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}
