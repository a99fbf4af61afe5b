import CatalogueManifest
import DiagnosticRecords
import Foundation
import ProcessRunning
import ProjectReader
import SnapshotRecords
import WidgetProgram

/// A set of pictures that was drawn earlier: a folder of snapshots, a gallery, or a revision of
/// either.
struct ComparedFolder {
  let side: ComparedSide
  /// Of a folder of snapshots, what its index tells of one.
  let manifest: Manifest
  let missing: MissingNames

  /// - Parameters:
  ///   - name: a path, or a revision with or without a path.
  ///   - usual: the path that a revision alone means.
  ///   - work: where a revision can be put; not there yet.
  init(_ name: String, in environment: ToolEnvironment, usual: String, work: URL) throws {
    let folder = environment.url(name)
    if FileManager.default.fileExists(atPath: folder.path) {
      try self.init(name, folder)
    } else {
      try Self.extract(name, in: environment, usual: usual, to: work)
      try self.init(name, work)
    }
  }

  private init(_ name: String, _ folder: URL) throws {
    let snapshots = SnapshotFolder(folder)
    if let index = try SnapshotOptions.read(snapshots) {
      var manifest = Manifest(
        generator: index.generator, title: name, settings: index.settings)
      manifest.bundles = Set(index.snapshots.map(\.bundle)).sorted().map { bundle in
        Manifest.Bundle(
          id: bundle, title: bundle, widgets: [],
          settings: index.settings(of: bundle).other(than: index.settings))
      }
      (self.manifest, missing) = (manifest, index.missing)
      side = ComparedSide(name: name, snapshots, index)
      return
    }
    do {
      manifest = try Manifest.read(folder: folder)
    } catch {
      throw Stop([
        Diagnostic(
          .inputNotFound, "\(name) holds neither snapshots nor a gallery: \(error)",
          hint: "vitrine record and vitrine build make such folders.", file: folder.path)
      ])
    }
    missing = MissingNames(manifest)
    let files = Dictionary(manifest.renders.map { ($0.id, $0) }) { first, _ in first }
    side = ComparedSide(name: name, manifest) { id in
      let enclosed = EnclosedFolder(folder)
      guard let render = files[id], let picture = enclosed.data(render.file) else { return nil }
      let tree = render.tree.flatMap { enclosed.data($0) }.map { [UInt8]($0) } ?? []
      return ([UInt8](picture), NodePositions.left(outOf: tree))
    }
  }

  /// Puts a folder of a revision somewhere.
  private static func extract(
    _ name: String, in environment: ToolEnvironment, usual: String, to work: URL
  ) throws {
    let tree = name.contains(":") ? name : "\(name):./\(usual)"
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    let archive = work.path + ".tar"
    // A name that begins with a hyphen is an option to git.
    guard !name.hasPrefix("-") else { throw Stop([unknown(name, "it begins with a hyphen")]) }
    guard let git = GitClient(environment: environment.variables) else {
      throw Stop([unknown(name, "there is no git on PATH to ask")])
    }
    let words = ["archive", "--format=tar", "--output=\(archive)", tree]
    let answer = git.run(words, in: environment.folder, seconds: 600, isInside: true)
    guard answer.succeeded else { throw Stop([unknown(name, reason(answer))]) }
    let unpacking = ChildProcess(
      URL(fileURLWithPath: "/usr/bin/env"), ["tar", "-xf", archive, "-C", work.path],
      timeLimit: 600
    ).run()
    guard unpacking.succeeded else { throw Stop([unknown(name, reason(unpacking))]) }
  }

  private static func reason(_ outcome: ChildProcess.Outcome) -> String {
    outcome.errorText.split(separator: "\n").first.map(String.init) ?? "\(outcome.ending)"
  }

  private static func unknown(_ name: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      .inputNotFound,
      "\(name) is neither a folder nor a revision with snapshots: \(Report.visible(reason)).",
      hint: "Name a folder, or a revision and a path in it: main:Snapshots")
  }
}
