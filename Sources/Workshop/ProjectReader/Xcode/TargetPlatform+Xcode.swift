import WidgetSettings

extension TargetPlatform {
  /// The names of the platform's SDKs in build settings, that of the simulator last.
  private var sdkNames: [String] {
    switch self {
    case .iOS: ["iphoneos", "iphonesimulator"]
    case .watchOS: ["watchos", "watchsimulator"]
    case .macOS: ["macosx"]
    case .visionOS: ["xros", "xrsimulator"]
    case .tvOS: ["appletvos", "appletvsimulator"]
    }
  }

  /// The SDK of the device.
  var deviceName: String { sdkNames.first ?? "" }

  /// The SDK of the simulator, without a version.
  var simulatorName: String { sdkNames.last ?? "" }

  /// The platform of an SDK such as `iphoneos` or `watchos11.0`.
  init?(sdk name: String) {
    guard let match = Self.allCases.first(where: { $0.sdkNames.contains(where: name.hasPrefix) })
    else { return nil }
    self = match
  }

  /// What files and dependencies are filtered by (`platformFilter`).
  var filterName: String {
    switch self {
    case .iOS: "ios"
    case .watchOS: "watchos"
    case .macOS: "macos"
    case .visionOS: "xros"
    case .tvOS: "tvos"
    }
  }

  /// The setting that names the oldest system the target runs on.
  package var deploymentSetting: String {
    switch self {
    case .iOS: "IPHONEOS_DEPLOYMENT_TARGET"
    case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
    case .macOS: "MACOSX_DEPLOYMENT_TARGET"
    case .visionOS: "XROS_DEPLOYMENT_TARGET"
    case .tvOS: "TVOS_DEPLOYMENT_TARGET"
    }
  }
}
