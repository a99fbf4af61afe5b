package import WidgetSettings

extension TargetPlatform {
  /// Whether `#if os(name)` holds.
  func matches(os name: String) -> Bool {
    name == rawValue || (name == "OSX" && self == .macOS) || (name == "xrOS" && self == .visionOS)
  }

  /// Frameworks that this platform lacks although the others, or ours, have them.
  package var missingModules: [String] {
    switch self {
    case .iOS: ["AppKit", "Cocoa", "WatchKit", "ClockKit", "TVUIKit"]
    case .watchOS:
      ["AppKit", "Cocoa", "ActivityKit", "TVUIKit", "CoreImage", "GameplayKit", "QuartzCore"]
    case .macOS: ["UIKit", "ActivityKit", "WatchKit", "ClockKit", "TVUIKit"]
    case .visionOS: ["AppKit", "Cocoa", "ActivityKit", "WatchKit", "ClockKit", "TVUIKit"]
    case .tvOS: ["AppKit", "Cocoa", "ActivityKit", "WatchKit", "ClockKit"]
    }
  }
}
