import FilePaths
import Foundation
import WidgetSettings

/// A folder whose contents belong to a target as they are on disk, but for exceptions (Xcode 16).
///
/// The same list of exceptions means two things: for a target that has the folder, the files it
/// does without; for any other target, the files it takes out of the folder.
struct SynchronizedFolder {
  let group: XcodeObject
  let url: URL
  let target: XcodeObject
  /// Whether the folder belongs to the target.
  let isOwn: Bool
  let platform: TargetPlatform

  private(set) var sources: [URL] = []
  private(set) var resources: [URL] = []

  init(
    group: XcodeObject, url: URL, target: XcodeObject, isOwn: Bool, platform: TargetPlatform
  ) {
    (self.group, self.url, self.target) = (group, url, target)
    (self.isOwn, self.platform) = (isOwn, platform)
    let exceptions = exceptions
    guard isOwn || !exceptions.isEmpty else { return }
    let listing = SourceListing(url, isWhole: true)
    let folders = group.texts("explicitFolders")
    sources = listing.swiftFiles.filter { path in
      isMember(path, exceptions) && !folders.contains { Self.lies(path, in: $0) }
        && isSource(path)
    }.map(url.appendingPathComponent)
    resources = listing.resources.filter { path in
      isMember(path, exceptions) && !folders.contains { Self.lies(path, in: $0) }
    }.map(url.appendingPathComponent)
    resources += folders.filter { isMember($0, exceptions) }.map(url.appendingPathComponent)
  }

  /// The exceptions made for the target, as paths in the folder.
  private var exceptions: [String] {
    let sets = group.objects("exceptions").filter { set in
      set.kind == "PBXFileSystemSynchronizedBuildFileExceptionSet"
        ? set.text("target") == target.id : !isOwn && isCompiling(set)
    }
    return sets.flatMap { $0.texts("membershipExceptions") }
  }

  /// Whether a set puts files into a phase of the target that compiles or copies resources.
  private func isCompiling(_ set: XcodeObject) -> Bool {
    guard let phase = set.object("buildPhase"), target.texts("buildPhases").contains(phase.id)
    else { return false }
    return ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(phase.kind)
  }

  private func isMember(_ path: String, _ exceptions: [String]) -> Bool {
    let isNamed = exceptions.contains { fits(path, $0) }
    return isNamed != isOwn && passesFilters(path)
  }

  /// Files that are there for one platform alone.
  private func passesFilters(_ path: String) -> Bool {
    group.objects("exceptions").filter { $0.text("target") == target.id }.allSatisfy { set in
      let filters = set.table("platformFiltersByRelativePath")
      guard let names = filters[path]?.texts else { return true }
      return names.contains(platform.filterName)
    }
  }

  /// Whether the project does not say that a Swift file is something else.
  private func isSource(_ path: String) -> Bool {
    group.table("explicitFileTypes")[path]?.text.map { $0 == "sourcecode.swift" } ?? true
  }

  /// Whether an exception names a path: `Sub/A.swift`, a folder above it, or
  /// `Sub/Localized: Table.strings`, a file of every language. A language's folder is one resource:
  /// it is taken for one file that is named, and never left out.
  private func fits(_ path: String, _ exception: String) -> Bool {
    guard let mark = exception.range(of: "/Localized: ") else {
      return path == exception || Self.lies(path, in: exception)
    }
    let parent = exception[...mark.lowerBound].drop { $0 == "/" }
    let name = exception[mark.upperBound...]
    if path == parent + name { return true }
    guard !isOwn, path.hasSuffix(".lproj"), path.hasPrefix(parent),
      !path.dropFirst(parent.count).contains("/")
    else { return false }
    let file = name.contains(".lproj/") ? String(parent + name) : path + "/" + name
    return file.hasPrefix(path + "/") && MacDisk.find(url.appendingPathComponent(file)) != nil
  }

  private static func lies(_ path: String, in folder: String) -> Bool {
    path.hasPrefix(folder + "/")
  }
}
