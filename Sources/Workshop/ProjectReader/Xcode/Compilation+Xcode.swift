extension Compilation {
  /// Features of later language modes that are followed if a project chooses them, as they change
  /// what code means; those that only forbid something are not needed to draw.
  static let followed = ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"]

  /// `INFER_ISOLATED_CONFORMANCES` of `InferIsolatedConformances`.
  private static func settingName(_ feature: String) -> String {
    String(
      feature.flatMap { $0.isUppercase ? ["_", $0] : [Character($0.uppercased())] }.dropFirst())
  }

  /// What a target's build settings say.
  init(_ settings: BuildSettings) {
    let given = settings.words("OTHER_SWIFT_FLAGS")
    var flags = settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    for (index, word) in given.enumerated() where word.hasPrefix("-D") {
      // What stands behind `-Xcc` is for another compiler.
      if index > 0, given[index - 1].hasPrefix("-X") { continue }
      if word != "-D" {
        flags.append(String(word.dropFirst(2)))
      } else if index + 1 < given.count {
        flags.append(given[index + 1])
      }
    }
    let isFirst = flags.enumerated().map { index, flag in !flags[..<index].contains(flag) }
    self.init(
      flags: zip(flags, isFirst).filter(\.1).map(\.0),
      languageMode: Self.languageMode(settings["SWIFT_VERSION"] ?? "5"))
    isMainActorByDefault = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
    let isApproachable = settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY")
    features = Self.followed.filter { feature in
      isApproachable || settings.isOn("SWIFT_UPCOMING_FEATURE_" + Self.settingName(feature))
    }
    if settings["SWIFT_ENABLE_BARE_SLASH_REGEX"] != nil,
      !settings.isOn("SWIFT_ENABLE_BARE_SLASH_REGEX")
    {
      hasBareSlashes = false
    }
  }

  /// `5` for versions before 6, as the compiler still reads their code so.
  static func languageMode(_ version: String) -> Int {
    (Int(version.prefix { $0.isNumber }) ?? 5) >= 6 ? 6 : 5
  }
}
