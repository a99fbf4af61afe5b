public import Foundation

extension URLError {
  /// Why a network may not be used though it is there.
  public enum NetworkUnavailableReason: Int, Hashable, Sendable {
    case cellular, expensive, constrained
  }

  /// Always nil: a gallery has no network.
  public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}
