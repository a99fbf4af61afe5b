extension Device.Platform {
  /// The families of a widget that names none: those of the Home Screen or desktop, or of watch
  /// faces (`supportedFamilies(_:)`).
  package var usualFamilies: [String] {
    FamilyTraits.all.filter { $0.usualOn.contains(self) }.map(\.name)
  }
}

extension Device {
  /// The idiom by which asset catalogs choose, e.g. `iphone`.
  package var assetIdiom: String {
    switch platform {
    case .iOS: "iphone"
    case .iPadOS: "ipad"
    case .watchOS: "watch"
    case .macOS: "mac"
    case .visionOS: "vision"
    }
  }

  /// The kind of device by which string catalogs choose, e.g. `iphone`.
  package var stringsDevice: String {
    switch platform {
    case .watchOS: "applewatch"
    case .visionOS: "applevision"
    default: assetIdiom
    }
  }
}
