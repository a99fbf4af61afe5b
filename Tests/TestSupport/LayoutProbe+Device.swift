package import Foundation
package import Typesetting

extension LayoutProbe {
  /// The screen of a probe.
  package struct Device: Sendable {
    /// Whose type sizes apply.
    package let platform: TypePlatform
    /// Pixels per point.
    package let scale: CGFloat

    /// A phone with two pixels per point.
    package static let phone = Device(platform: .iOS, scale: 2)

    /// The name of a platform and the pixels per point, e.g. "macOS 2".
    package init?(_ words: String) {
      let parts = words.split(separator: " ")
      guard parts.count == 2, let platform = TypePlatform(rawValue: String(parts[0])),
        let scale = Double(parts[1])
      else { return nil }
      self.init(platform: platform, scale: scale)
    }

    private init(platform: TypePlatform, scale: CGFloat) {
      (self.platform, self.scale) = (platform, scale)
    }
  }
}
