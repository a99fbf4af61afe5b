/// What the compiler is told about the files of one module.
package struct Compilation: Hashable, Sendable {
  /// Conditions that hold (`-D`), in order.
  package var flags: [String]
  /// `5` or `6`.
  package var languageMode: Int
  /// Whether declarations belong to the main actor unless they say otherwise.
  package var isMainActorByDefault = false
  /// Whether `/…/` is a regular expression. Xcode has it so unless a setting says no (Xcode 14
  /// release notes, Swift), SwiftPM only where a package asks; Swift 6 leaves no choice.
  package var hasBareSlashes = true
  /// Features of later language modes that the project has chosen.
  package var features: [String] = []
  /// Features of the compiler that are not settled yet and that a package is written with.
  package var experiments: [String] = []
  /// Plug-ins that write code of the module while it is built. They are not run; what they would
  /// write is made from its use, in modules of their names that every file imports.
  package var generators: [String] = []
  /// Whether the code is compiled as what it is here, and not as that of a device.
  package var isLinux = false

  package init(flags: [String] = ["DEBUG"], languageMode: Int = 5) {
    self.flags = flags
    self.languageMode = languageMode
  }

  /// The compiler's options.
  package var arguments: [String] {
    var arguments = ["-swift-version", "\(languageMode)"]
    for flag in flags { arguments += ["-D", flag] }
    if isMainActorByDefault { arguments += ["-default-isolation", "MainActor"] }
    if hasBareSlashes, languageMode == 5 { arguments.append("-enable-bare-slash-regex") }
    for feature in features { arguments += ["-enable-upcoming-feature", feature] }
    for feature in experiments { arguments += ["-enable-experimental-feature", feature] }
    return arguments
  }
}
