public import Foundation

extension ProcessInfo {
  /// How hot the device is.
  public enum ThermalState: Int, Sendable {
    case nominal
    case fair
    case serious
    case critical
  }

  /// Whether the owner saves power: never, in a gallery.
  public var isLowPowerModeEnabled: Bool { false }

  /// How hot the device is: not at all.
  public var thermalState: ThermalState { .nominal }
}
