import FilePaths
import Foundation
import WidgetSettings

/// The files that belong to a target: those of its build phases and those that lie in its
/// synchronized folders.
struct TargetFiles {
  /// Swift files, sorted by path.
  private(set) var sources: [URL] = []
  /// Catalogs, strings, definitions, images …; sorted by path.
  private(set) var resources: [URL] = []
  /// Files that the target names and that are not there.
  private(set) var missing: [URL] = []
  /// C, C++ and Objective-C files, which are left out.
  private(set) var foreign: [URL] = []

  private static let foreignExtensions = ["c", "cc", "cpp", "m", "mm", "metal"]
  private let target: XcodeTarget
  private let platform: TargetPlatform

  init(_ target: XcodeTarget, platform: TargetPlatform) {
    (self.target, self.platform) = (target, platform)
    for phase in target.object.objects("buildPhases")
    where ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(phase.kind) {
      for file in phase.objects("files") where isWanted(file) && isGenerating(file) {
        if let reference = file.object("fileRef") { add(reference) }
      }
    }
    let own = Set(target.object.texts("fileSystemSynchronizedGroups"))
    for group in target.tree.synchronizedFolders {
      guard let url = target.tree.url(of: group) else { continue }
      let folder = SynchronizedFolder(
        group: group, url: MacDisk.find(url) ?? url, target: target.object,
        isOwn: own.contains(group.id), platform: platform)
      sources += folder.sources
      resources += folder.resources
    }
    sources = Self.sorted(sources)
    resources = Self.sorted(resources)
    missing = Self.sorted(missing)
  }

  private static func sorted(_ urls: [URL]) -> [URL] {
    Set(urls).sorted { $0.path < $1.path }
  }

  /// Whether a file takes part on this platform.
  private func isWanted(_ file: XcodeObject) -> Bool {
    let filters = file.texts("platformFilters") + file.texts("platformFilter")
    return filters.isEmpty || filters.contains(platform.filterName)
  }

  /// Whether a definition of intents gives classes to the target; others name it so that they can
  /// use those of another target.
  private func isGenerating(_ file: XcodeObject) -> Bool {
    file.table("settings")["ATTRIBUTES"]?.texts.contains("no_codegen") != true
  }

  private mutating func add(_ reference: XcodeObject) {
    if reference.kind == "PBXVariantGroup" {
      for child in reference.objects("children") { add(child) }
      return
    }
    guard let wanted = target.tree.url(of: reference) else { return }
    guard let url = MacDisk.find(wanted) else {
      missing.append(wanted)
      return
    }
    let folder = url.deletingLastPathComponent()
    switch url.pathExtension.lowercased() {
    case "swift": sources.append(url)
    case let name where Self.foreignExtensions.contains(name): foreign.append(url)
    case _ where folder.pathExtension == "lproj": resources.append(folder)
    default: resources.append(url)
    }
  }
}
