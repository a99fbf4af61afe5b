import Foundation
import WidgetSettings

/// The build settings of a target: layers over layers, the last one on top.
struct BuildSettings {
  /// What conditions such as `[sdk=iphoneos*]` are compared with.
  struct Situation {
    var platform: TargetPlatform
    var configuration: String

    /// A simulator, as `targetEnvironment(simulator)` holds.
    fileprivate func value(_ name: String) -> String? {
      switch name {
      case "sdk": platform.simulatorName + "99.0"
      case "arch": "arm64"
      case "config": configuration
      default: nil
      }
    }
  }

  private var layers: [[String: String]] = []
  private let situation: Situation

  /// A chain of settings that is longer than this refers to itself.
  private static let deepest = 24

  init(_ situation: Situation) {
    self.situation = situation
  }

  /// Puts settings over those that are there.
  mutating func add(_ settings: [String: String]) {
    var layer: [String: String] = [:]
    // Settings with conditions rule over those without; `A[sdk=…]` sorts after `A`.
    for key in settings.keys.sorted() {
      let parts = key.split(separator: "[")
      guard let name = parts.first, parts.dropFirst().allSatisfy(holds) else { continue }
      layer[String(name)] = settings[key]
    }
    layers.append(layer)
  }

  /// Whether `sdk=iphoneos*]` is true.
  private func holds(_ condition: Substring) -> Bool {
    let parts = condition.trimmingCharacters(in: ["]", " "]).split(separator: "=")
    guard parts.count == 2, let value = situation.value(String(parts[0])) else { return false }
    return PathPattern(String(parts[1])).matches(value)
  }

  /// A setting with everything put in that it refers to; nil if nobody sets it.
  subscript(_ name: String) -> String? { value(name, below: layers.count, depth: 0) }

  /// Whether a setting says yes.
  func isOn(_ name: String) -> Bool { ["YES", "TRUE", "1"].contains(self[name]?.uppercased()) }

  /// The words of a setting, without quotes.
  func words(_ name: String) -> [String] {
    (self[name] ?? "").split(whereSeparator: \.isWhitespace)
      .map { $0.trimmingCharacters(in: ["\"", "'"]) }
  }

  /// Every setting with its value.
  var all: [String: String] {
    let names = Set(layers.flatMap(\.keys))
    return Dictionary(uniqueKeysWithValues: names.map { ($0, self[$0] ?? "") })
  }

  private func value(_ name: String, below level: Int, depth: Int) -> String? {
    guard depth < Self.deepest,
      let found = layers[..<level].lastIndex(where: { $0[name] != nil }),
      let text = layers[found][name]
    else { return nil }
    return SettingReferences.replace(in: text, areBare: true) { reference in
      if reference == "inherited" || reference == name {
        return value(name, below: found, depth: depth + 1)
      }
      return value(reference, below: layers.count, depth: depth + 1)
    }
  }
}
