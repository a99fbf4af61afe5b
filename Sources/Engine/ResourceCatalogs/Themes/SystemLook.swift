package import VectorDrawing

/// What the systems of a year draw with: their colours and the measures of their controls; a file
/// of `themes/systems/`. All of a picture comes from one of them. An object, as every picture is
/// handed it.
package final class SystemLook: Sendable {
  /// The systems drawn when nobody asks for others.
  package static let defaultID = "ios26"

  /// The sizes of controls that its files name, the names of SwiftUI's.
  package static let controlSizes = ["mini", "small", "regular", "large", "extraLarge"]

  /// The file's name without ending, e.g. `ios26`.
  package let id: String
  /// The name shown to people.
  package let name: String
  package let toggle: Toggle
  package let button: Button
  package let groupBox: GroupBox
  package let material: Material
  /// nil for systems without glass.
  package let glass: Glass?
  /// By the names of platforms; iOS's is there. So it is of the others.
  let versions: [String: Int]
  let palettes: [String: Palette]
  let gauges: [String: Gauge]
  let progress: [String: Progress]

  init(_ record: SystemRecord, id: String, material: Material, palettes: [String: Palette]) {
    (self.id, name, toggle, button) = (id, record.name, record.toggle, record.button)
    (groupBox, self.material, glass) = (record.groupBox, material, record.glass)
    (versions, self.palettes) = (record.versions, palettes)
    (gauges, progress) = (record.gauge, record.progress)
  }

  package func version(on platform: Device.Platform) -> Int { Self.of(versions, platform) }

  package func palette(on platform: Device.Platform) -> Palette { Self.of(palettes, platform) }

  package func gauge(on platform: Device.Platform) -> Gauge { Self.of(gauges, platform) }

  package func progress(on platform: Device.Platform) -> Progress { Self.of(progress, platform) }

  /// What is a platform's; that of iOS where it has nothing of its own.
  private static func of<Value>(_ values: [String: Value], _ platform: Device.Platform) -> Value {
    guard let value = values[platform.rawValue] ?? values[Device.Platform.iOS.rawValue] else {
      preconditionFailure("A system was read that says nothing of iOS.")
    }
    return value
  }
}

extension SystemLook {
  /// A switch, points.
  package struct Toggle: Hashable, Sendable, Decodable {
    package let width: Double
    package let height: Double
    package let thumbWidth: Double
    package let thumbHeight: Double
  }

  /// The border of a button whose shape nobody says.
  package struct Button: Hashable, Sendable, Decodable {
    /// Of a rounded rectangle, points.
    package let cornerRadius: Double
    /// By the names of platforms, the sizes of buttons whose border is a capsule.
    let capsules: [String: [String]]?

    package func isCapsule(_ size: String, on platform: Device.Platform) -> Bool {
      let sizes = capsules?[platform.rawValue] ?? capsules?[Device.Platform.iOS.rawValue]
      return sizes?.contains(size) ?? false
    }
  }

  /// A gauge as a bar between lines of text, points.
  package struct Gauge: Hashable, Sendable, Decodable {
    /// The thickness of the bar.
    package let bar: Double
    /// The height of the row that the bar lies in.
    package let row: Double
    /// Between that row and the lines above and below.
    package let spacing: Double
  }

  /// Progress views, points.
  package struct Progress: Hashable, Sendable, Decodable {
    /// The thickness of the bar.
    package let bar: Double
    /// The height of the row that it lies in.
    package let row: Double
    /// The diameter of the ring; nil where it is that of the spinner.
    package let ring: Double?
    /// Between a ring and the label below it; nil where the system shows none.
    package let ringSpacing: Double?
    /// The diameters of spinners, by the sizes of controls; regular's is there.
    let spinners: [String: Double]

    package func spinner(_ size: String) -> Double { spinners[size] ?? spinners["regular"] ?? 0 }
  }

  /// The card of a group box.
  package struct GroupBox: Hashable, Sendable, Decodable {
    /// Points.
    package let cornerRadius: Double
  }

  /// The flat tints that stand for materials.
  package struct Material: Hashable, Sendable {
    package let light: RGBA
    package let dark: RGBA
    /// Of the tint, by the names of materials.
    let opacities: [Thickness: Double]

    /// The materials of SwiftUI.
    package enum Thickness: String, Hashable, Sendable, CaseIterable, Decodable {
      case ultraThin, thin, regular, thick, ultraThick, bar
    }

    package func tint(_ thickness: Thickness, _ scheme: PaletteScheme) -> RGBA {
      (scheme == .dark ? dark : light).opacity(opacities[thickness] ?? 1)
    }
  }

  /// The materials that stand for glass.
  package struct Glass: Hashable, Sendable, Decodable {
    package let regular: Material.Thickness
    package let clear: Material.Thickness
  }
}
