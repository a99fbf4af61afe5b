import DiagnosticRecords
import Encodings
import Foundation

/// The objects of one `project.pbxproj`.
final class XcodeDocument: Sendable {
  /// The `.xcodeproj` folder, which is not there if a tool would make it.
  let url: URL
  /// What people edit: the same folder, or the file that the tool reads.
  let origin: URL
  private let objects: [String: [String: PropertyList]]
  private let rootID: String

  /// A project that cannot be used.
  struct Failure: Error {
    var diagnostic: Diagnostic
  }

  /// - Parameters:
  ///   - url: the `.xcodeproj` folder.
  ///   - name: the project's file for diagnostics.
  init(_ url: URL, name: String) throws(Failure) {
    (self.url, origin) = (url, url)
    let file = url.appendingPathComponent("project.pbxproj")
    guard let data = try? Data(contentsOf: file), !data.isEmpty else {
      throw Failure(diagnostic: .projectFileMissing(name))
    }
    do throws(PropertyList.Failure) {
      let root = try PropertyList.read(data)
      guard let objects = root.table?["objects"]?.table,
        let rootID = root.table?["rootObject"]?.text,
        objects[rootID]?.table?["isa"]?.text == "PBXProject"
      else { throw PropertyList.Failure(reason: "it holds no project", line: nil) }
      self.objects = objects.compactMapValues(\.table)
      self.rootID = rootID
    } catch {
      throw Failure(diagnostic: .projectUnreadable(name, error.reason, line: error.line))
    }
  }

  /// The project that XcodeGen would make, or Tuist.
  init(_ spec: XcodeGenSpec) {
    let name = spec.values["name"]?.text ?? spec.root.lastPathComponent
    (url, origin) = (spec.root.appendingPathComponent(name + ".xcodeproj"), spec.file)
    objects = XcodeGenProject(spec).objects
    rootID = XcodeGenProject.rootID
  }

  /// The `PBXProject`.
  var root: XcodeObject { XcodeObject(document: self, id: rootID) }

  /// The files of other projects that are shown within this one; code may import their libraries.
  var referencedProjects: [XcodeObject] {
    root.tables("projectReferences").compactMap { $0["ProjectRef"]?.text }
      .map { XcodeObject(document: self, id: $0) }
  }

  /// The folder that relative paths of the project start from.
  var sourceRoot: URL {
    let folder = url.deletingLastPathComponent()
    let path = root.text("projectDirPath") ?? ""
    return path.isEmpty ? folder : folder.appendingPathComponent(path).standardizedFileURL
  }

  fileprivate func values(_ id: String) -> [String: PropertyList]? { objects[id] }
}

/// One object of a project.
struct XcodeObject {
  let document: XcodeDocument
  let id: String

  private var values: [String: PropertyList] { document.values(id) ?? [:] }

  /// The object's class, e.g. `PBXGroup`.
  var kind: String { text("isa") ?? "" }

  func text(_ key: String) -> String? { values[key]?.text }
  func texts(_ key: String) -> [String] { values[key]?.texts ?? [] }
  func table(_ key: String) -> [String: PropertyList] { values[key]?.table ?? [:] }
  func tables(_ key: String) -> [[String: PropertyList]] {
    values[key]?.list.compactMap(\.table) ?? []
  }

  /// The object that a key refers to; nil if there is none of that identifier.
  func object(_ key: String) -> XcodeObject? { text(key).flatMap(reference) }

  /// The objects that a key refers to; dangling references, as merges leave them, are passed over.
  func objects(_ key: String) -> [XcodeObject] { texts(key).compactMap(reference) }

  private func reference(_ id: String) -> XcodeObject? {
    document.values(id) == nil ? nil : XcodeObject(document: document, id: id)
  }
}
