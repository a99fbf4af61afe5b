import FilePaths
import Foundation

/// Where the files and folders of a project's navigator lie.
struct GroupTree {
  /// Folders whose contents belong to the project as they are found on disk (Xcode 16).
  private(set) var synchronizedFolders: [XcodeObject] = []
  /// Folders that stand in the navigator as one entry, among them local packages.
  private(set) var folders: [URL] = []
  private var urls: [String: URL] = [:]
  private let sourceRoot: URL

  init(_ document: XcodeDocument) {
    sourceRoot = document.sourceRoot
    if let group = document.root.object("mainGroup") { walk(group, in: sourceRoot) }
  }

  /// Where a file or group is; nil for what is made by building or comes with Xcode.
  func url(of object: XcodeObject) -> URL? { urls[object.id] }

  /// Definitions of intents of all targets, sorted.
  var intentDefinitions: [URL] {
    urls.values.filter { $0.pathExtension == "intentdefinition" }.compactMap(MacDisk.find)
      .sorted { $0.path < $1.path }
  }

  private mutating func walk(_ element: XcodeObject, in folder: URL) {
    guard urls[element.id] == nil,
      let url = resolve(element, in: folder).map({ DiskPath.homecoming($0, to: sourceRoot) })
    else { return }
    urls[element.id] = url
    switch element.kind {
    case "PBXGroup", "PBXVariantGroup", "XCVersionGroup":
      for child in element.objects("children") { walk(child, in: url) }
    case "PBXFileSystemSynchronizedRootGroup": synchronizedFolders.append(element)
    case "PBXFileReference":
      let type = element.text("lastKnownFileType") ?? element.text("explicitFileType")
      if type == "folder" || type == "wrapper" || Self.isPackage(url, type) {
        folders.append(url)
      }
    default: break
    }
  }

  /// Xcode writes packages that were dragged into the navigator as text, too.
  private static func isPackage(_ url: URL, _ type: String?) -> Bool {
    guard type == "text" || type == nil, url.pathExtension.isEmpty else { return false }
    return PackageReferences.isPackage(url)
  }

  /// A path means another thing in each source tree.
  /// Apple's documentation: Xcode, “Managing files and folders in your Xcode project”.
  private func resolve(_ element: XcodeObject, in folder: URL) -> URL? {
    let path = element.text("path") ?? ""
    func below(_ base: URL) -> URL {
      path.isEmpty ? base : base.appendingPathComponent(path).standardizedFileURL
    }
    switch element.text("sourceTree") ?? "<group>" {
    case "<group>": return path.hasPrefix("/") ? URL(fileURLWithPath: path) : below(folder)
    case "SOURCE_ROOT": return below(sourceRoot)
    case "<absolute>": return URL(fileURLWithPath: path).standardizedFileURL
    default: return nil
    }
  }
}
