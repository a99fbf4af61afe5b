package import WidgetSettings

extension TargetPlatform {
  /// Whether `#if os(name)` holds.
  func matches(os name: String) -> Bool {
    name == rawValue || (name == "OSX" && self == .macOS) || (name == "xrOS" && self == .visionOS)
  }

  /// The oldest system that can be drawn (`themes/systems`); there is one of any age where none is
  /// named.
  package var oldestVersion: Int {
    switch self {
    case .iOS: 18
    case .watchOS: 11
    case .macOS: 15
    case .visionOS: 2
    case .tvOS: .max
    }
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
