import CatalogueManifest
import Encodings
import FilePaths
import Foundation
import ResourceCatalogs

/// The list that a folder of ours carries of what was written there. Only what it names, as it was
/// written, is ever replaced or removed.
struct OutputRecord: Hashable, Sendable {
  /// What a folder is for; one of another kind is not ours to replace.
  enum Kind: String, Codable, Hashable, Sendable {
    case gallery, catalogue, report

    /// The option that gives its path.
    var option: String {
      switch self {
      case .gallery: "-o"
      case .catalogue: "--keep-catalogue"
      case .report: "--report"
      }
    }
  }

  static let fileName = "vitrine-files.json"
  /// The list of an update under way; one that was cut short leaves it beside the other.
  static let nextFileName = "vitrine-files.next.json"
  /// The format this code writes. Readers refuse a greater one.
  private static let currentFormat = 1

  let kind: Kind
  /// Checksums by path, relative to the folder.
  let files: [String: String]

  /// Why a file is not such a list, as the end of a sentence.
  struct Failure: Error, Hashable {
    let reason: String
  }

  private struct Head: Decodable {
    let format: Int
    let generator: String
    let kind: Kind
    let files: [String: String]
  }

  init(kind: Kind, files: [String: String]) { (self.kind, self.files) = (kind, files) }

  /// Reads a list; it may be anybody's.
  init(_ data: Data) throws(Failure) {
    let head: Head
    do {
      head = try JSONDecoder().decode(Head.self, from: data)
    } catch {
      throw Failure(reason: "it is no list of files")
    }
    guard head.format <= Self.currentFormat else {
      throw Failure(reason: "a newer version of vitrine wrote it (format \(head.format))")
    }
    guard head.generator.hasPrefix("vitrine ") else {
      throw Failure(reason: "it was not written by vitrine")
    }
    if let path = head.files.keys.sorted().first(where: { !CataloguePath.isInside($0) }) {
      throw Failure(reason: "it names “\(path)”, which is not in the folder")
    }
    self.init(kind: head.kind, files: head.files)
  }

  /// The list of a folder that was just written.
  init(kind: Kind, of folder: URL) throws {
    let manager = FileManager.default
    let sums = try sideBySide(try manager.subpathsOfDirectory(atPath: folder.path)) { path in
      let file = folder.path + "/" + path
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder),
        !isFolder.boolValue
      else { return nil as (String, String)? }
      let data = try Data(contentsOf: URL(fileURLWithPath: file, isDirectory: false))
      return (path, data.withUnsafeBytes(Fingerprint.of))
    }
    self.init(
      kind: kind, files: Dictionary(uniqueKeysWithValues: sums.compactMap { $0 }))
  }

  /// The bytes: one file a line, sorted.
  func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]
    func text(_ value: String) throws -> String {
      String(decoding: try encoder.encode(value), as: UTF8.self)
    }
    let lines = try files.keys.sorted().map { "\(try text($0)):\(try text(files[$0] ?? ""))" }
    return Data(
      """
      {"format":\(Self.currentFormat),
      "generator":\(try text("vitrine \(Version.current)")),
      "kind":\(try text(kind.rawValue)),
      "files":{
      \(lines.joined(separator: ",\n"))
      }}

      """.utf8)
  }
}
