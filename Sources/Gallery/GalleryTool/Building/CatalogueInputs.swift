import CatalogueManifest
import DiagnosticRecords
import Foundation
import GallerySite
import ProjectReader

/// The catalogues that a gallery is made of: read, and found to fit together.
struct CatalogueInputs {
  let folders: [URL]
  let parts: [Composition.Part]

  /// Reads all manifests; stops with everything that is wrong with any of them.
  ///
  /// - Parameter paths: The folders as the command line names them.
  init(_ paths: [String], _ environment: ToolEnvironment) throws {
    let folders = paths.map(environment.url)
    if let twice = folders.indices.first(where: { folders[..<$0].contains(folders[$0]) }) {
      throw UsageError("\(paths[twice]) is named twice.", hint: "Name every catalogue once.")
    }
    var parts: [Composition.Part] = []
    var problems: [Diagnostic] = []
    for (path, folder) in zip(paths, folders) {
      do {
        parts.append(Composition.Part(path: path, manifest: try Manifest.read(folder: folder)))
      } catch {
        problems.append(
          Diagnostic(
            .inputNotFound, "\(error)", hint: "vitrine build makes such a folder.",
            file: path))
      }
    }
    problems += Self.versions(parts)
    if !problems.isEmpty { throw Stop(problems) }
    (self.folders, self.parts) = (folders, parts)
  }

  /// Pictures of different versions may differ for no other reason.
  private static func versions(_ parts: [Composition.Part]) -> [Diagnostic] {
    guard let first = parts.first else { return [] }
    return parts.dropFirst().compactMap { part in
      let (one, other) = (first.manifest, part.manifest)
      guard one.generator != other.generator || one.format != other.format else { return nil }
      return Diagnostic(
        .catalogueVersionsDiffer,
        "\(part.path) was written by \(name(other)), \(first.path) by \(name(one)).",
        hint: "Draw all of them with the same version of vitrine.",
        file: part.path + "/" + Manifest.fileName)
    }
  }

  private static func name(_ manifest: Manifest) -> String {
    let generator = manifest.generator.isEmpty ? "an unknown program" : manifest.generator
    return "\(generator) (format \(manifest.format))"
  }

  /// Brings several catalogues into one folder.
  ///
  /// - Returns: The manifest of the whole.
  func compose(into folder: URL) throws -> Composition {
    let composition = Composition(parts)
    let missing = self.missing(composition)
    if !missing.isEmpty { throw Stop(missing) }
    let manager = FileManager.default
    var known: Set<String> = []
    for file in composition.files {
      let target = folder.appendingPathComponent(file.path)
      let parent = target.deletingLastPathComponent()
      if known.insert(parent.path).inserted {
        try manager.createDirectory(at: parent, withIntermediateDirectories: true)
      }
      let source = folders[file.part].appendingPathComponent(file.source).resolvingSymlinksInPath()
      // A second name for the same bytes costs nothing; between disks there is none.
      do { try manager.linkItem(at: source, to: target) } catch {
        try manager.copyItem(at: source, to: target)
      }
    }
    return composition
  }

  /// What is named but not there. A gallery of several is whole or not made: a part that was
  /// fetched only by half would go unnoticed among the others.
  private func missing(_ composition: Composition) -> [Diagnostic] {
    var lost: [Int: [String]] = [:]
    for file in composition.files {
      if EnclosedFolder(folders[file.part]).file(file.source) == nil {
        lost[file.part, default: []].append(file.source)
      }
    }
    return lost.keys.sorted().map { part in
      let files = lost[part] ?? []
      let others = files.count > 1 ? " and \(Report.count(files.count - 1, "other file"))" : ""
      return Diagnostic(
        .missingPicture,
        "“\(files.first ?? "")”\(others) are named in the manifest but not in the folder.",
        hint: "Was the catalogue copied whole? Nothing was written.", file: parts[part].path)
    }
  }
}

extension Rule {
  static let catalogueVersionsDiffer = Rule(
    "catalogue-versions-differ", fault: .input, .error,
    "Catalogues were written by different versions of Vitrine",
    why: "Pictures may differ for no other reason.",
    remedy: "Draw all of them with the same version of vitrine.")
}
