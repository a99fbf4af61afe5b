public import Foundation

extension ProcessInfo {
  public enum ThermalState: Int, Sendable {
    case nominal
    case fair
    case serious
    case critical
  }

  /// Whether a Mac runs the app of a phone: no.
  public var isiOSAppOnMac: Bool { false }

  /// Whether a Mac runs the app of an iPad: no.
  public var isMacCatalystApp: Bool { false }

  /// Whether the owner saves power: never, in a gallery.
  public var isLowPowerModeEnabled: Bool { false }

  /// How hot the device is: not at all.
  public var thermalState: ThermalState { .nominal }
}
