/// A class of devices that share a screen: what is needed to lay a widget out on it.
///
/// Each device is a file of `themes/devices/`; lengths are points.
package struct Device: Hashable, Sendable {
  /// The system a device runs.
  package enum Platform: String, Hashable, Sendable, CaseIterable, Decodable {
    case iOS, iPadOS, watchOS, macOS, visionOS
  }

  /// The size of one widget family.
  package struct Family: Hashable, Sendable {
    /// WidgetKit's name, e.g. `systemSmall`.
    package var name: String
    /// What is the same for the family on every device.
    package let traits: FamilyTraits
    /// The width that views are laid out in.
    package var width: Double
    /// The height that views are laid out in.
    package var height: Double
    /// Width on the Home Screen over `width`; below 1 on iPads, which shrink the drawn widget.
    package var homeScreenScale: Double
    /// The least width, for a family that takes the width of its content up to `width`.
    package var minimumWidth: Double
    /// The least height, for a family that takes the height of its content up to `height`.
    package var minimumHeight: Double
    /// The margin around its content where that is another than the device's.
    package var contentMargin: Double?

    package init(
      name: String, width: Double, height: Double, homeScreenScale: Double = 1,
      minimumWidth: Double? = nil, minimumHeight: Double? = nil, contentMargin: Double? = nil
    ) {
      (self.name, self.width, self.height) = (name, width, height)
      traits = FamilyTraits.named(name)
      self.homeScreenScale = homeScreenScale
      self.minimumWidth = minimumWidth ?? width
      self.minimumHeight = minimumHeight ?? height
      self.contentMargin = contentMargin
    }
  }

  /// The device drawn when nobody asks for another.
  package static let defaultID = "iphone-15"

  /// The file's name without ending, e.g. `iphone-15`.
  package var id: String
  /// The name shown to people.
  package var name: String
  /// The system it runs.
  package var platform: Platform
  /// The models with this screen.
  package var models: [String]
  /// Pixels per point.
  package var scale: Double
  /// The screen's width in portrait.
  package var screenWidth: Double
  /// The screen's height in portrait.
  package var screenHeight: Double
  /// The families it shows, in WidgetKit's order.
  package var families: [Family]
  /// Corner radius of a widget's container on the Home Screen; at layout size it is larger by
  /// `Family.homeScreenScale`. Apple publishes none.
  package var cornerRadius: Double
  /// Margin that iOS 17 and later put around a system family's content.
  package var contentMargin: Double
  /// Margin around an accessory family's content.
  package var accessoryContentMargin: Double
  /// Margin around a system family's content in StandBy; nil where the device has none.
  package var standByContentMargin: Double?
  /// The systems that run on it, by the names of their files in `themes/systems/`, newest first.
  package var systems: [String]

  /// The size of a family, or nil if the device does not show it.
  package func family(_ name: String) -> Family? {
    families.first { $0.name == name }
  }
}
