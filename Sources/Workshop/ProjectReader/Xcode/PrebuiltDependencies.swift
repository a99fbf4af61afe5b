import Foundation

/// Dependencies that a project has only in a form for Apple's systems, or that a tool would fetch.
enum PrebuiltDependencies {
  /// Notes where modules come from.
  static func notes(_ target: XcodeTarget) -> ModuleShelf {
    var shelf = ModuleShelf()
    for phase in target.object.objects("buildPhases") where phase.kind == "PBXFrameworksBuildPhase"
    {
      for file in phase.objects("files") {
        guard let url = file.object("fileRef").flatMap(target.tree.url),
          ["framework", "xcframework"].contains(url.pathExtension)
        else { continue }
        shelf.note(
          url.deletingPathExtension().lastPathComponent,
          comesFrom: "It is \(url.lastPathComponent), built for Apple's systems only.")
      }
    }
    let lock = target.document.sourceRoot.appendingPathComponent("Podfile.lock")
    let text = (try? String(contentsOf: lock, encoding: .utf8)) ?? ""
    for line in text.split(separator: "\n") where line.hasPrefix("  - ") {
      let name = line.dropFirst(4).prefix { $0 != " " && $0 != "/" && $0 != ":" }
      shelf.note(
        SettingReferences.identifier(name.trimmingCharacters(in: ["\""])),
        comesFrom: "It is a pod, and pods are not read.")
    }
    return shelf
  }
}
