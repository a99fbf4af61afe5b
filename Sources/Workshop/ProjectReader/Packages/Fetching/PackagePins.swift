import Encodings
import Foundation
import WidgetSettings

/// What `Package.resolved` says: which revision of each package a project was last built with.
struct PackagePins: Hashable, Sendable {
  /// A package's revision.
  struct Pin: Hashable, Sendable {
    var address: String
    /// The commit.
    var revision: String
    /// The version that the commit was tagged with, or the branch it was on.
    var name: String?
  }

  /// By identity.
  private(set) var pins: [String: Pin] = [:]

  init() {}

  subscript(_ identity: String) -> Pin? { pins[identity] }

  /// Adds what a file says of packages of which nothing is known yet; a file that is not there or
  /// cannot be read says nothing.
  mutating func add(_ file: URL) {
    guard let data = try? Data(contentsOf: file), data.count < 16 << 20 else { return }
    add(data)
  }

  /// - Parameter data: of any version: 1 keeps the pins in `object` and calls the address
  ///   `repositoryURL`, 2 and 3 call it `location`.
  mutating func add(_ data: Data) {
    guard let root = JSONValue(parsing: [UInt8](data))?.members else { return }
    let list = root["object"]?.members?["pins"] ?? root["pins"]
    guard case .array(let values)? = list else { return }
    for value in values {
      let members = value.members ?? [:]
      let state = members["state"]?.members ?? [:]
      guard let address = (members["location"] ?? members["repositoryURL"])?.text,
        let identity = PackageAddress.identity(address),
        let revision = state["revision"]?.text, pins[identity] == nil
      else { continue }
      pins[identity] = Pin(
        address: address, revision: revision,
        name: state["version"]?.text ?? state["branch"]?.text)
    }
  }

  mutating func add(_ other: PackagePins) {
    pins.merge(other.pins) { first, _ in first }
  }

  /// Where tools put the file, as seen from a folder of packages or projects.
  private static let paths = [
    "Package.resolved", ".package.resolved", "Tuist/Package.resolved",
    "xcshareddata/swiftpm/Package.resolved",
  ]

  /// The pins of a package, a workspace, or a folder with a project in it.
  init(around folder: URL) {
    for name in Self.paths { add(folder.appendingPathComponent(name)) }
  }

  /// The pins of Xcode projects: those of workspaces around them, then their own.
  init(projects: [URL], root: URL) {
    for folder in [root] + projects.map({ $0.deletingLastPathComponent() }) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names.sorted() where name.hasSuffix(".xcworkspace") {
        add(PackagePins(around: folder.appendingPathComponent(name)))
      }
    }
    for project in projects {
      add(PackagePins(around: project.appendingPathComponent("project.xcworkspace")))
      add(PackagePins(around: project.deletingLastPathComponent()))
    }
    add(PackagePins(around: root))
  }
}
