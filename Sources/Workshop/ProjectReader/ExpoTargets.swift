/// Folders of which Expo makes a target each: `targets/clock` with an `expo-target.config.js`.
/// <https://github.com/EvanBacon/expo-apple-targets>
enum ExpoTargets {
  private static let name = "expo-target.config"

  /// - Parameter paths: files of a project.
  static func folders(_ paths: [String]) -> Set<String> {
    Set(
      paths.filter { path in
        path.split(separator: "/").last?.split(separator: ".").dropLast().joined(separator: ".")
          == name
      }.map(Territory.parent))
  }
}
