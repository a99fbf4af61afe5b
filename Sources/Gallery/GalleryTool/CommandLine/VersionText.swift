import ProcessRunning
import ProgramBuilding

/// What `vitrine --version` prints: all that decides which pictures it draws, and how fast the
/// first of them is there.
enum VersionText {
  static func of(_ environment: ToolEnvironment) -> String {
    var lines = [
      "vitrine \(Version.current)",
      "pictures: as drawn since \(Version.drawsAlikeSince); those before are drawn anew",
    ]
    let builder = try? ProgramBuilder.make(environment, isBoxed: true, say: { _ in })
    let compiler = builder?.toolchain.version(environment: environment.variables)
    lines.append("compiler: \(compiler ?? "none that can be used; see: vitrine doctor")")
    if let builder {
      lines.append(
        builder.installedModules == nil
          ? "modules: compiled when first imported, and kept"
          : "modules: compiled ahead for this compiler")
    }
    return lines.joined(separator: "\n")
  }
}
