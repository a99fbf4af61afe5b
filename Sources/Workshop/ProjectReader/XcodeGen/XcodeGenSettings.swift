import Encodings
import WidgetSettings

/// Build settings as a `project.yml` writes them, for the configuration that is drawn with.
struct XcodeGenSettings {
  let spec: JSONValue
  /// `Debug`, or the first configuration of that type.
  let configuration: String

  init(_ spec: JSONValue) {
    self.spec = spec
    let configurations = spec["configs"]?.members ?? ["Debug": .string("debug")]
    let names = configurations.keys.sorted()
    configuration =
      names.first { $0 == "Debug" } ?? names.first { configurations[$0]?.text == "debug" }
      ?? names.first ?? "Debug"
  }

  /// A value as a setting has it; nil for what is none.
  static func text(_ value: JSONValue) -> String? {
    switch value {
    case .string(let text): text
    case .bool(let isOn): isOn ? "YES" : "NO"
    case .number(let number): Int(exactly: number).map(String.init)
    case .array(let items): items.compactMap(text).joined(separator: " ")
    case .null: ""
    case .object: nil
    }
  }

  /// What `settings` of the project or a target says: groups, then what holds for all
  /// configurations, then what holds for ours.
  func values(_ settings: JSONValue?, depth: Int = 0) -> [String: String] {
    guard let members = settings?.members, depth < 8 else { return [:] }
    let parts: Set = ["base", "configs", "groups"]
    guard !parts.isDisjoint(with: members.keys) else {
      return members.compactMapValues(Self.text)
    }
    var result: [String: String] = [:]
    func add(_ other: [String: String]) { result.merge(other) { _, last in last } }
    for group in members["groups"]?.texts ?? [] {
      add(values(spec["settingGroups"]?[group], depth: depth + 1))
    }
    add((members["base"]?.members ?? [:]).compactMapValues(Self.text))
    let configurations = members["configs"]?.members ?? [:]
    for name in configurations.keys.sorted()
    where configuration.lowercased().contains(name.lowercased()) {
      add(values(configurations[name], depth: depth + 1))
    }
    return result
  }

  /// The file of settings that `configFiles` names for our configuration.
  func file(_ value: JSONValue?) -> String? { value?[configuration]?.text }

  /// What the tool sets for a target itself.
  func presets(_ target: XcodeGenTarget) -> [String: String] {
    let platforms = Self.platforms(of: target)
    var result: [String: String] = [:]
    if target.platform == "auto" {
      result["SDKROOT"] = "auto"
      result["SUPPORTED_PLATFORMS"] = platforms.map(\.deviceName).joined(separator: " ")
    } else if let platform = platforms.first {
      result["SDKROOT"] = platform.deviceName
    }
    for platform in platforms {
      let own = target.values["deploymentTarget"]
      let value = own?.members == nil ? own : own?[platform.xcodeGenName]
      let version = value ?? spec["options"]?["deploymentTarget"]?[platform.xcodeGenName]
      if let version = version.flatMap(Self.text) { result[platform.deploymentSetting] = version }
    }
    if let prefix = spec["options"]?["bundleIdPrefix"]?.text {
      let name = target.name.replacing("_", with: "-").filter {
        $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "-" || $0 == "."
      }
      result["PRODUCT_BUNDLE_IDENTIFIER"] = prefix + "." + name
    }
    result["INFOPLIST_FILE"] = target.values["info"]?["path"]?.text
    result["CODE_SIGN_ENTITLEMENTS"] = target.values["entitlements"]?["path"]?.text
    return result
  }

  private static func platforms(of target: XcodeGenTarget) -> [TargetPlatform] {
    let names =
      target.platform == "auto"
      ? target.values["supportedDestinations"]?.texts ?? [] : [target.platform]
    return TargetPlatform.allCases.filter { names.contains($0.xcodeGenName) }
  }
}

extension TargetPlatform {
  fileprivate var xcodeGenName: String {
    switch self {
    case .iOS: "iOS"
    case .watchOS: "watchOS"
    case .macOS: "macOS"
    case .visionOS: "visionOS"
    case .tvOS: "tvOS"
    }
  }
}
