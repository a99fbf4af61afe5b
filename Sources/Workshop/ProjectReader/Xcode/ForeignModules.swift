import Foundation

/// Modules that a target's code may import and that are not written in Swift, with what their
/// headers declare: those of module maps, of frameworks that were built elsewhere, and of pods.
struct ForeignModules {
  private let target: XcodeTarget
  private let settings: BuildSettings
  private var root: URL { target.document.sourceRoot }

  init(_ target: XcodeTarget, _ settings: BuildSettings) {
    (self.target, self.settings) = (target, settings)
  }

  /// Where they come from, and their headers.
  var notes: ModuleShelf {
    var shelf = ModuleShelf()
    for framework in linked { note(framework, &shelf) }
    let folders = settings.folders("FRAMEWORK_SEARCH_PATHS", in: root)
    for framework in folders.flatMap(Self.frameworks) { note(framework, &shelf) }
    for folder in settings.folders("SWIFT_INCLUDE_PATHS", in: root) {
      guard let map = ModuleMap.find(in: folder) else { continue }
      for module in map.modules {
        shelf.note(module.name, comesFrom: "It is a module in C or Objective-C of the project.")
        shelf.note(module.name) { map.files(module) }
      }
    }
    notePods(&shelf)
    return shelf
  }

  /// Frameworks in the target's build phases.
  private var linked: [URL] {
    let phases = target.object.objects("buildPhases").filter {
      $0.kind == "PBXFrameworksBuildPhase"
    }
    return phases.flatMap { $0.objects("files") }
      .compactMap { $0.object("fileRef").flatMap(target.tree.url) }.filter(Self.isFramework)
  }

  private static func isFramework(_ url: URL) -> Bool {
    ["framework", "xcframework"].contains(url.pathExtension)
  }

  private static func frameworks(in folder: URL) -> [URL] {
    entries(folder).map(folder.appendingPathComponent).filter(isFramework)
  }

  private static func entries(_ folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  private func note(_ framework: URL, _ shelf: inout ModuleShelf) {
    let name = framework.deletingPathExtension().lastPathComponent
    shelf.note(
      name, comesFrom: "It is \(framework.lastPathComponent), built for Apple's systems only.")
    shelf.note(name) { Self.headers(of: framework) }
  }

  /// The headers in a framework, or in the first of the systems that one is for.
  static func headers(of framework: URL) -> HeaderFiles {
    let own = framework.deletingPathExtension().lastPathComponent
    let slices = [framework] + entries(framework).map(framework.appendingPathComponent)
    for slice in slices {
      for path in ["Headers", "\(own).framework/Headers"] {
        let files = HeaderFiles(folder: slice.appendingPathComponent(path))
        if !files.isEmpty { return files }
      }
    }
    return HeaderFiles()
  }

  /// Pods whose files lie in the project.
  private func notePods(_ shelf: inout ModuleShelf) {
    let lock = root.appendingPathComponent("Podfile.lock")
    let text = (try? String(contentsOf: lock, encoding: .utf8)) ?? ""
    for line in text.split(separator: "\n") where line.hasPrefix("  - ") {
      let pod = line.dropFirst(4).trimmingPrefix("\"").prefix {
        $0 != " " && $0 != "/" && $0 != ":"
      }
      let name = SettingReferences.identifier(String(pod))
      shelf.note(name, comesFrom: "It is a pod, and pods are not read.")
      let folders = ["Pods/Headers/Public/\(pod)", "Pods/\(pod)"].map(root.appendingPathComponent)
      shelf.note(name) {
        for folder in folders {
          let files = HeaderFiles(folder: folder)
          if !files.isEmpty { return files }
        }
        return folders.flatMap(Self.frameworks).lazy.map(Self.headers).first { !$0.isEmpty }
          ?? HeaderFiles()
      }
    }
  }
}
