extension Device {
  /// The idiom by which asset catalogs choose, e.g. `iphone`.
  package var assetIdiom: String {
    switch platform {
    case .iOS: "iphone"
    case .iPadOS: "ipad"
    case .watchOS: "watch"
    case .macOS: "mac"
    }
  }

  /// The kind of device by which string catalogs choose, e.g. `iphone`.
  package var stringsDevice: String {
    platform == .watchOS ? "applewatch" : assetIdiom
  }
}
