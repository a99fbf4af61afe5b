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

  /// Whether the owner saves power: never, in a gallery.
  public var isLowPowerModeEnabled: Bool { false }

  /// How hot the device is: not at all.
  public var thermalState: ThermalState { .nominal }
}
