import Encodings
import Foundation

/// A `Project.swift` of Tuist. It is read, not run: what it and the helpers of its repository write
/// down counts, what code would find out does not.
/// <https://docs.tuist.dev/en/guides/features/projects/manifests>
struct TuistManifest {
  static let fileName = "Project.swift"
  /// The names of files that make a folder one of Tuist's.
  private static let names = [fileName, "Workspace.swift"]
  /// How many folders further down others are looked for: `Projects/Features/Tea/Project.swift`.
  private static let deepest = 6

  /// What XcodeGen would say in its words.
  let spec: XcodeGenSpec
  /// How many targets are not written down.
  let unread: Int

  /// Whether a file is one of Tuist's, and not one of an app that has projects.
  static func isOne(_ file: URL) -> Bool {
    names.contains(file.lastPathComponent)
      && text(file)?.contains("import ProjectDescription") == true
  }

  /// The text of a file that is not too large to be one of people's.
  static func text(_ file: URL) -> String? {
    guard let data = try? Data(contentsOf: file), data.count < 1 << 20 else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  /// The manifests in a folder that Tuist knows and in those below it, sorted; none in others.
  static func files(in folder: URL) -> [URL] {
    guard names.map(folder.appendingPathComponent).contains(where: isOne) else { return [] }
    var files: [URL] = []
    search(folder, depth: 0, into: &files)
    return files
  }

  private static func search(_ folder: URL, depth: Int, into files: inout [URL]) {
    let own = folder.appendingPathComponent(fileName)
    if isOne(own) { files.append(own) }
    guard depth < deepest else { return }
    for name in entries(of: folder)
    where !name.contains(".") && name != "Tuist" && !VendoredFolders.names.contains(name) {
      search(folder.appendingPathComponent(name), depth: depth + 1, into: &files)
    }
  }

  private static func entries(of folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  init(_ file: URL) {
    let folder = file.deletingLastPathComponent().standardizedFileURL
    let root = Self.root(of: folder)
    var declarations = TuistDeclarations()
    for helper in [file] + Self.helpers(in: root) {
      Self.text(helper).map { declarations.add($0) }
    }
    var evaluator = TuistEvaluator(declarations)
    let packages = Self.packageFiles.flatMap { name in
      Self.packages(in: root.appendingPathComponent(name), root: root, seenFrom: folder)
    }
    let project = TuistProject(
      evaluator.constant("project") ?? .unknown, paths: TuistPaths(folder: folder, root: root),
      packages: packages)
    spec = XcodeGenSpec(file, root: folder, values: project.values)
    unread = project.unread
  }

  /// The next folder around one that holds what belongs to the whole repository.
  private static func root(of folder: URL) -> URL {
    var next = folder
    while true {
      func holds(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: next.appendingPathComponent(name).path)
      }
      if ["Tuist", "Tuist.swift", "Workspace.swift"].contains(where: holds) { return next }
      if holds(".git") || next.path == "/" { return folder }
      next = next.deletingLastPathComponent()
    }
  }

  /// The files with what descriptions share: the repository's own, then those of its plug-ins.
  private static func helpers(in root: URL) -> [URL] {
    let name = "ProjectDescriptionHelpers"
    var folders = [root.appendingPathComponent("Tuist/" + name)]
    for parent in ["Plugins", "Tuist/Plugins"].map(root.appendingPathComponent) {
      folders += entries(of: parent).map { parent.appendingPathComponent($0 + "/" + name) }
    }
    return folders.flatMap { folder in
      SourceListing(folder, isWhole: true).swiftFiles.map(folder.appendingPathComponent)
    }
  }

  /// Where packages are named that all projects of a repository can use.
  private static let packageFiles = [
    "Tuist/Package.swift", "Package.swift", "Tuist/Dependencies.swift",
  ]

  private static func packages(in file: URL, root: URL, seenFrom folder: URL) -> [TuistPackage] {
    guard let text = text(file) else { return [] }
    var declarations = TuistDeclarations()
    declarations.add(text)
    var evaluator = TuistEvaluator(declarations)
    let names = ["package", "dependencies"]
    let values = names.compactMap { evaluator.constant($0) }.flatMap { value in
      let lists = value.arguments.filter {
        ["dependencies", "swiftPackageManager"].contains($0.label)
      }
      return lists.flatMap { $0.value.items.isEmpty ? inner($0.value) : $0.value.items }
    }
    let paths = TuistPaths(folder: file.deletingLastPathComponent(), root: root)
    return values.compactMap { TuistPackage($0, paths, seenFrom: folder) }
  }

  /// `swiftPackageManager: .init([…])`
  private static func inner(_ value: TuistValue) -> [TuistValue] {
    value.arguments.flatMap(\.value.items)
  }
}
