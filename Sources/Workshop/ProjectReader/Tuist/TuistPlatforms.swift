import Encodings
import WidgetSettings

/// The systems that a target is made for, as XcodeGen calls them.
struct TuistPlatforms {
  /// In the order written; `iOS` if none is known.
  let names: [String]

  private static let known = [
    "appleTv": "tvOS", "appleVision": "visionOS", "appleWatch": "watchOS", "iOS": "iOS",
    "iPad": "iOS", "iPhone": "iOS", "mac": "macOS", "macOS": "macOS", "tvOS": "tvOS",
    "visionOS": "visionOS", "watchOS": "watchOS",
  ]

  /// - Parameter value: destinations, or one platform.
  init(_ value: TuistValue?) {
    let all = value.map { $0.items.isEmpty ? [$0] : $0.items } ?? []
    var names: [String] = []
    for item in all {
      guard let name = item.callee.flatMap({ Self.known[$0] }), !names.contains(name) else {
        continue
      }
      names.append(name)
    }
    self.names = names.isEmpty ? ["iOS"] : names
  }

  /// The oldest versions, by platform: `.iOS("17.0")`, `.multiplatform(iOS: "17.0")`.
  func versions(_ value: TuistValue?) -> JSONValue? {
    guard let value, let callee = value.callee else { return nil }
    if Self.known[callee] != nil, let version = value.arguments.first?.value.text {
      return .object([Self.known[callee] ?? callee: .string(version)])
    }
    var versions: [String: JSONValue] = [:]
    for argument in value.arguments {
      guard let name = argument.label.flatMap({ Self.known[$0] }) else { continue }
      versions[name] = argument.value.text.map { .string($0) }
    }
    return versions.isEmpty ? nil : .object(versions)
  }
}
