public import CoreGraphics
import ResourceCatalogs
public import UIKit
import VectorDrawing
import ViewGraph

extension Color {
  public init(uiColor: UIColor) { self.init(Storage(uiColor.content)) }

  /// A colour of UIKit; `Color(.brand)` means the asset where both have the name.
  @_disfavoredOverload
  public init(_ color: UIColor) { self.init(uiColor: color) }

  public init(cgColor: CGColor) { self.init(.fixed(cgColor.rgba)) }

  @_disfavoredOverload
  public init(_ color: CGColor) { self.init(cgColor: color) }

  /// The components, where they do not depend on the environment.
  public var cgColor: CGColor? {
    if case .fixed(let color) = storage { return CGColor(color) }
    return nil
  }
}

extension Color.Storage {
  init(_ content: UIColor.Content) {
    switch content {
    case .fixed(let color): self = .fixed(color)
    case .system(let color): self = .system(color)
    case .asset(let name): self = .asset(name)
    case .tint: self = .accent
    case .faded(let base, let opacity): self = .faded(Self(base), opacity)
    case .dynamic(let light, let dark): self = .scheme(light: Self(light), dark: Self(dark))
    }
  }
}

extension UIColor {
  /// A colour of a view. Outside of any view it is known for the light and the dark style.
  public convenience init(_ color: Color) { self.init(Content(color.storage)) }
}

extension UIColor.Content {
  init(_ storage: Color.Storage) {
    switch storage {
    case .fixed(let color): self = .fixed(color)
    case .system(let color): self = .system(color)
    case .asset(let name): self = .asset(name)
    case .accent: self = .tint
    case .faded(let base, let opacity): self = .faded(Self(base), opacity)
    case .scheme(let light, let dark): self = .dynamic(light: Self(light), dark: Self(dark))
    case .mixed:
      var environment = EnvironmentValues()
      environment.colorScheme = .light
      let light = storage.rgba(in: environment)
      environment.colorScheme = .dark
      self = .dynamic(light: .fixed(light), dark: .fixed(storage.rgba(in: environment)))
    }
  }
}

extension ColorScheme {
  public init?(_ style: UIUserInterfaceStyle) {
    switch style {
    case .light: self = .light
    case .dark: self = .dark
    case .unspecified: return nil
    }
  }
}
