public import Foundation
import FoundationAdditions
import ResourceCatalogs
public import SwiftUI
public import WidgetKit

/// What a picture is drawn in: what stands in `vitrine.json` for galleries is said here in Swift.
///
/// Everything that the machine would decide has a value of its own, so that a picture is the same
/// wherever the suite runs.
public struct PictureSurroundings: Sendable {
  /// The family whose size, margins and ground a view gets; of a widget the only one that is drawn.
  /// With nil a view stands for itself, as large as it likes, and a widget is drawn in all its
  /// families.
  public var family: WidgetFamily?
  /// Light or dark; accessory families and StandBy know neither.
  public var colorScheme = ColorScheme.light
  /// What the location makes of the colours. Counts where the family is shown in that mode.
  public var renderingMode = WidgetRenderingMode.fullColor
  /// The size of text that a person prefers.
  public var dynamicTypeSize = DynamicTypeSize.large
  /// The accessibility setting Increase Contrast.
  public var contrast = ColorSchemeContrast.standard
  /// The accessibility setting Bold Text.
  public var legibilityWeight = LegibilityWeight.regular
  /// A locale's identifier, or `pseudo` and `pseudoRTL` for strings of greater length.
  public var locale = "en_US"
  /// Of dates that the system writes; see `date`.
  public var timeZone = TimeZone.gmt
  /// The name of a device, as `vitrine help settings` lists them.
  public var device = Device.defaultID
  /// The systems whose colours and controls are drawn, as `vitrine doctor` lists them.
  public var system = SystemLook.defaultID
  /// The moment that counts as now: 9:41 UTC on 9 June 2026 unless somebody says otherwise.
  public var date = ClockSetting.defaultNow
  /// The size of a view that stands for itself, points; nil for as large as it likes.
  public var size: CGSize?
  /// Entries of a timeline that are drawn of a widget.
  public var entries = 1
  /// Folders with asset catalogs, strings, fonts and images. With nil those are taken that lie in
  /// the package of the test, but in folders of tests.
  public var resources: [URL]?

  /// Light, in full colour, on the usual device.
  public init() {}

  /// - Parameter family: of widgets; nil for a view that stands for itself.
  public init(_ family: WidgetFamily?, _ colorScheme: ColorScheme = .light) {
    (self.family, self.colorScheme) = (family, colorScheme)
  }

  /// The same with something changed:
  /// `PictureSurroundings(.systemSmall).with(\.dynamicTypeSize, .xxxLarge)`.
  public func with<Value>(
    _ path: WritableKeyPath<PictureSurroundings, Value>, _ value: Value
  ) -> PictureSurroundings {
    var result = self
    result[keyPath: path] = value
    return result
  }
}
