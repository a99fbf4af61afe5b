public import Foundation
import FoundationAdditions

/// The Wi-Fi a device is in. There is none.
open class NEHotspotNetwork: NSObject, @unchecked Sendable {
  override init() {}

  /// Its name: not known.
  open var ssid: String { "" }
  /// The name of its station: not known.
  open var bssid: String { "" }

  /// The Wi-Fi of now: not known.
  open class func fetchCurrent() async -> NEHotspotNetwork? { unknown() }
  /// Says at once that it is not known.
  open class func fetchCurrent(
    completionHandler: @escaping @Sendable (NEHotspotNetwork?) -> Void
  ) { completionHandler(unknown()) }

  private class func unknown() -> NEHotspotNetwork? {
    HostDiagnostics.reportInert("NetworkExtension", "no Wi-Fi is known")
    return nil
  }
}
