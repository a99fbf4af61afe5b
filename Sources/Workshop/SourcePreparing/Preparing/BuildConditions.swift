package import WidgetSettings

/// Everything that decides which parts of a file are compiled.
package struct BuildConditions: Hashable, Sendable {
  package var platform: TargetPlatform
  package var modules: ModuleAvailability
  /// Names given with `-D`, in order.
  package var flags: [String]
  /// The major language version, `5` or `6`.
  package var languageVersion: Int
  /// Whether the code is that of Linux, where nothing is of ours.
  package var isLinux: Bool

  package init(
    platform: TargetPlatform = .iOS, modules: ModuleAvailability, flags: [String] = ["DEBUG"],
    languageVersion: Int = 5, isLinux: Bool = false
  ) {
    self.platform = platform
    self.modules = modules
    self.flags = flags
    self.languageVersion = languageVersion
    self.isLinux = isLinux
  }

  /// The compiler that this project is built for.
  static let compilerVersion = [6, 3]

  /// What `name(argument)` in a condition means, if it is ours to say; such conditions are
  /// written into the prepared file as `true` or `false`.
  func decision(_ name: String, _ argument: String) -> Bool? {
    let module = argument.prefix { $0 != "," && $0 != "." && $0 != " " }
    switch name {
    case "os": return isLinux ? argument == "Linux" : platform.matches(os: argument)
    case "targetEnvironment": return !isLinux && argument == "simulator"
    case "canImport":
      return isLinux
        ? modules.canImportOnLinux(String(module))
        : modules.canImport(String(module), on: platform)
    default: return nil
    }
  }

  /// What the compiler itself will make of other conditions; nil where that is not known.
  func expectation(_ name: String, _ argument: String) -> Bool? {
    switch name {
    case "swift": compare([languageVersion, languageVersion == 5 ? 10 : 3], argument)
    case "compiler": compare(Self.compilerVersion, argument)
    case "_runtime": argument == "_Native"
    case "_endian": argument == "little"
    default: nil
    }
  }

  /// `>=6.1` or `<5.9` against a version.
  private func compare(_ version: [Int], _ condition: String) -> Bool? {
    let digits = condition.drop { !$0.isNumber }
    let relation = condition.prefix { !$0.isNumber }.filter { $0 != " " }
    let other = digits.split(separator: ".").compactMap { Int($0) }
    guard !other.isEmpty else { return nil }
    let isBefore = version.lexicographicallyPrecedes(other)
    switch relation {
    case ">=": return !isBefore
    case "<": return isBefore
    default: return nil
    }
  }
}
