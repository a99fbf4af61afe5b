import Encodings
import Foundation
import ProjectReader
import SourcePreparing
import WidgetSettings

/// What the pictures of a program are made of, as checksums that are the same in each checkout.
struct SourceMark {
  /// Of the code and the resources, by their contents and names: it tells a change of the code from
  /// one of Vitrine.
  let code: String
  /// Of all that pictures depend on: of those, of how they are compiled, of the settings with the
  /// files they name, and of the version; nil where there are themes of the user's own, or code
  /// that this does not read: macros, and what is not Swift.
  let inputs: String?

  /// - Parameters:
  ///   - excluded: a folder that does not count, as it holds snapshots.
  ///   - variables: the environment.
  init(_ project: WidgetProject, except excluded: URL, _ variables: [String: String]) {
    code = Self.code(project, except: excluded)
    inputs = variables["VITRINE_THEMES"] == nil ? Self.inputs(project, code) : nil
  }

  private static func code(_ project: WidgetProject, except excluded: URL) -> String {
    let roots = [project.resources] + project.modules.map(\.resources)
    let folders = project.previewCatalogs + roots.flatMap(\.all)
    var files = project.files.map(\.url) + project.modules.flatMap { $0.files.map(\.url) }
    files += folders.flatMap(self.files)
    let outside = excluded.standardizedFileURL.path + "/"
    let base = project.root.standardizedFileURL.path
    var print = Fingerprint()
    let known = Set(files.map(\.standardizedFileURL.path)).filter { !$0.hasPrefix(outside) }
    for path in known.sorted() {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      print.add(path.hasPrefix(base + "/") ? String(path.dropFirst(base.count)) : path)
      data.withUnsafeBytes { print.add($0) }
    }
    return print.text
  }

  private static func inputs(_ project: WidgetProject, _ code: String) -> String? {
    let settings = project.settings.values.drawn
    let foreign = [project.headers] + project.modules.map(\.headers)
    guard foreign.allSatisfy({ $0 == HeaderDeclarations() }), project.macros.isEmpty,
      project.modules.allSatisfy({ $0.macros.isEmpty && $0.clang == nil })
    else { return nil }
    guard let data = try? PictureKey.encoder.encode(settings) else { return nil }
    var print = Fingerprint()
    for part in [Version.current, code, project.platform.rawValue] { print.add(part) }
    for compilation in [project.compilation] + project.modules.map(\.compilation) {
      print.add("\(compilation)")
    }
    // Values of build settings are paths of this checkout, too.
    let base = project.root.standardizedFileURL.path
    for (name, value) in project.buildValues.sorted(by: { $0.key < $1.key }) {
      print.add("\(name)=\(value.replacing(base, with: ""))")
    }
    (project.generatedInfoPlist ?? Data()).withUnsafeBytes { print.add($0) }
    data.withUnsafeBytes { print.add($0) }
    for named in settings.namedFiles {
      let file = DiskPath.named(named.path, in: project.settingsFolder).standardizedFileURL
      for url in files(file).sorted(by: { $0.path < $1.path }) {
        (FileManager.default.contents(atPath: url.path) ?? Data()).withUnsafeBytes { print.add($0) }
      }
    }
    return print.text
  }

  private static func files(_ url: URL) -> [URL] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      return []
    }
    guard isFolder.boolValue else { return [url] }
    let inside = (try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []
    return inside.map { url.appendingPathComponent($0) }.filter { file in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }
  }
}

extension ResourceRoots {
  /// All of its files and folders.
  fileprivate var all: [URL] {
    assetCatalogs + stringCatalogs + localizedFolders + fonts + intentDefinitions + entitlements
      + looseFiles + [infoPlist].compactMap { $0 }
  }
}
