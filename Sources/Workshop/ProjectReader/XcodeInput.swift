import FilePaths
package import Foundation

/// Xcode projects that are read together.
package struct XcodeInput: Hashable, Sendable {
  /// `.xcodeproj` folders, and files that XcodeGen or Tuist make projects of; their widgets are
  /// drawn.
  package var projects: [URL]
  /// Projects that a workspace shows beside them; code may import their libraries.
  package var companions: [URL] = []
  /// Packages that a workspace shows beside them.
  package var packages: [URL] = []
  /// The folder that paths in diagnostics are relative to.
  package var root: URL

  init(projects: [URL], root: URL) {
    self.projects = projects
    self.root = root.standardizedFileURL
  }

  /// A project, with what the workspaces in its folder or the one above show beside it.
  init(project: URL) {
    self.init(projects: [project], root: project.deletingLastPathComponent())
    for folder in [root, root.deletingLastPathComponent()] {
      for workspace in Self.entries(of: folder, "xcworkspace") {
        let shown = WorkspaceFile(workspace).references
        if shown.contains(where: { $0.path == project.path }) { addCompanions(shown) }
      }
    }
  }

  /// All that a workspace shows; what lies in folders that tools fill has no widgets of its own.
  init(workspace: URL) {
    self.init(projects: [], root: workspace.deletingLastPathComponent())
    add(workspace)
  }

  /// The workspaces and projects in a folder, and where none of these can be read, what XcodeGen or
  /// Tuist would make some of; nil if there are none.
  init?(folder: URL) {
    self.init(projects: [], root: folder)
    for workspace in Self.entries(of: folder, "xcworkspace") { add(workspace) }
    for project in Self.entries(of: folder, "xcodeproj") { add(project: project) }
    if !isWritten {
      projects += XcodeGenSpec.fileNames.map(folder.appendingPathComponent)
        .filter { FileManager.default.fileExists(atPath: $0.path) }.prefix(1)
    }
    if !isWritten { projects += TuistManifest.files(in: folder) }
    if projects.isEmpty { return nil }
  }

  /// Whether a project is more than a folder of that name.
  var isWritten: Bool { projects.contains(where: Self.isWritten) }

  /// Whether a project was ever written down. A `.xcodeproj` may hold none, or an empty one, as who
  /// makes his of something else keeps only what Xcode remembers beside it.
  private static func isWritten(_ project: URL) -> Bool {
    guard project.pathExtension == "xcodeproj" else { return true }
    let file = MacDisk.find(project.appendingPathComponent("project.pbxproj"))
    return file.map { (try? Data(contentsOf: $0))?.isEmpty != true } ?? false
  }

  /// How many folders further down projects are looked for: `packages/kit/example/ios`.
  private static let deepest = 4

  /// The projects in folders further down; nil if there are none.
  init?(below folder: URL) {
    self.init(projects: [], root: folder)
    var specs: [URL] = []
    search(root, depth: 0, specs: &specs)
    let included = Set(
      specs.filter { $0.pathExtension != "swift" }.flatMap { spec in
        XcodeGenSpec.includedFiles(of: spec, within: folder).map(\.path)
      })
    projects += specs.filter { !included.contains($0.path) }
    if projects.isEmpty { return nil }
  }

  private mutating func search(_ folder: URL, depth: Int, specs: inout [URL]) {
    if depth > 0, let found = XcodeInput(folder: folder) {
      for project in found.projects {
        if project.pathExtension == "xcodeproj" {
          add(project: project)
        } else if !specs.contains(project) {
          specs.append(project)
        }
      }
      addCompanions(found.companions + found.packages)
    }
    guard depth < Self.deepest else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted()
    where !name.hasPrefix(".") && !name.contains(".xc") && !VendoredFolders.names.contains(name) {
      search(folder.appendingPathComponent(name), depth: depth + 1, specs: &specs)
    }
  }

  private mutating func add(_ workspace: URL) {
    let shown = WorkspaceFile(workspace).references
    let own = shown.filter {
      $0.pathExtension == "xcodeproj" && !VendoredFolders.hold($0, below: root)
    }
    for project in own { add(project: project) }
    addCompanions(shown)
  }

  /// Adds a project unless it is there by another path.
  private mutating func add(project: URL) {
    let path = project.resolvingSymlinksInPath().path
    guard !projects.contains(where: { $0.resolvingSymlinksInPath().path == path }) else { return }
    projects.append(project)
    companions.removeAll { $0.path == project.path }
  }

  private mutating func addCompanions(_ shown: [URL]) {
    for url in shown {
      if url.pathExtension == "xcodeproj" {
        if !projects.contains(url), !companions.contains(url) { companions.append(url) }
      } else if PackageReferences.isPackage(url), !packages.contains(url) {
        packages.append(url)
      }
    }
  }

  private static func entries(of folder: URL, _ type: String) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix("." + type) && !$0.hasPrefix(".") }.sorted()
      .map(folder.appendingPathComponent)
  }
}
