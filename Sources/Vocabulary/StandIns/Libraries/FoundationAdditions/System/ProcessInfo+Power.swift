public import Foundation

extension ProcessInfo {
  /// How hot the device is.
  public enum ThermalState: Int, Sendable {
    /// Cool.
    case nominal
    /// Warm.
    case fair
    /// So warm that the system slows down.
    case serious
    /// So hot that the system must cool down.
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
