import DiagnosticRecords
import Encodings
import FilePaths
import Foundation

/// What a `project.yml` of XcodeGen says, with the files that it includes.
/// <https://github.com/yonaskolb/XcodeGen/blob/master/Docs/ProjectSpec.md>
struct XcodeGenSpec {
  /// The names under which the tool looks for it.
  static let fileNames = ["project.yml", "project.yaml"]

  /// A file that cannot be read.
  struct Failure: Error {
    var file: URL
    var reason: String
    var line: Int?
  }

  let file: URL
  /// The folder that paths start from.
  let root: URL
  /// The whole, included files laid under those that include them.
  private(set) var values: JSONValue
  /// Included files that are not there.
  private(set) var missing: [URL] = []
  /// All files that it was read from.
  private(set) var files: [URL] = []

  /// - Parameters:
  ///   - file: `project.yml`.
  ///   - limit: the highest folder that its paths may start from.
  init(_ file: URL, within limit: URL) throws(Failure) {
    self.file = file
    let own = try Self.read(file)
    root = Self.base(of: file, including: Self.includes(own), within: limit)
    values = .null
    values = try load(own, from: file, in: "", depth: 0)
  }

  /// What another tool's file says in these words.
  init(_ file: URL, root: URL, values: JSONValue) {
    (self.file, self.root, self.values, files) = (file, root, values, [file])
  }

  /// The folder that the paths of a file start from.
  static func root(of file: URL) -> URL {
    let includes = (try? read(file)).map(includes) ?? []
    return base(of: file, including: includes, within: URL(fileURLWithPath: "/"))
  }

  /// The files that a file includes itself.
  static func includedFiles(of file: URL, within limit: URL) -> [URL] {
    let includes = (try? read(file)).map(includes) ?? []
    let base = base(of: file, including: includes, within: limit)
    return includes.map { base.appendingPathComponent($0.path).standardizedFileURL }
  }

  private static func read(_ file: URL) throws(Failure) -> JSONValue {
    guard let data = try? Data(contentsOf: file), data.count < 16 << 20 else {
      throw Failure(file: file, reason: "the file is missing, too large or unreadable")
    }
    do {
      let value = try YAMLReader.read(String(decoding: data, as: UTF8.self))
      guard value.members != nil else {
        throw Failure(file: file, reason: "it is no table of keys")
      }
      return value
    } catch let error as YAMLReader.Failure {
      throw Failure(file: file, reason: error.reason, line: error.line)
    } catch {
      throw Failure(file: file, reason: "it is no table of keys")
    }
  }

  /// Another file that a file is laid over.
  private struct Include {
    var path: String
    /// Whether paths in it start from its own folder.
    var isRelative: Bool
  }

  /// What a file includes; what depends on the environment is left out.
  private static func includes(_ value: JSONValue) -> [Include] {
    let list = value["include"]?.items ?? []
    return (list.isEmpty ? [value["include"] ?? .null] : list).compactMap { entry in
      if let path = entry.text { return Include(path: path, isRelative: true) }
      guard let path = entry["path"]?.text else { return nil }
      if let enabled = entry["enable"], enabled != .bool(true) { return nil }
      return Include(path: path, isRelative: entry["relativePaths"] != .bool(false))
    }
  }

  /// The folder of the file, or, as a script may copy it elsewhere before the tool runs, the next
  /// one around it that all included files lie under.
  private static func base(
    of file: URL, including includes: [Include], within limit: URL
  ) -> URL {
    let own = file.deletingLastPathComponent().standardizedFileURL
    let limit = limit.standardizedFileURL.path
    var folder = own
    while true {
      let isBase = includes.allSatisfy {
        MacDisk.find(folder.appendingPathComponent($0.path)) != nil
      }
      if isBase { return folder }
      guard folder.path != limit, folder.path.hasPrefix(limit), folder.path != "/" else {
        return own
      }
      folder = folder.deletingLastPathComponent()
    }
  }

  /// A file's values over those of the files it includes.
  ///
  /// - Parameter prefix: put before paths in it, so that they start from the root.
  private mutating func load(
    _ own: JSONValue, from file: URL, in prefix: String, depth: Int
  ) throws(Failure) -> JSONValue {
    guard depth < 16, !files.contains(file) else {
      throw Failure(file: file, reason: "it includes itself")
    }
    files.append(file)
    let folder = depth == 0 ? root : file.deletingLastPathComponent()
    var result = JSONValue.object([:])
    for include in Self.includes(own) {
      let wanted = folder.appendingPathComponent(include.path).standardizedFileURL
      guard let other = MacDisk.find(wanted) else {
        missing.append(wanted)
        continue
      }
      // Several files may include the same one.
      files.removeAll { $0 == other }
      let inner = DiskPath.relative(other.deletingLastPathComponent(), to: root)
      let value = try load(
        try Self.read(other), from: other, in: include.isRelative ? inner : prefix,
        depth: depth + 1)
      result = Self.merge(value, onto: result)
    }
    return Self.merge(XcodeGenPaths.resolve(own, in: prefix), onto: result)
  }

  /// Tables are merged, lists joined, all else replaced, as is everything whose key ends in
  /// `:REPLACE`.
  static func merge(_ value: JSONValue, onto base: JSONValue) -> JSONValue {
    switch (value, base) {
    case (.object(let own), .object(var members)):
      for (key, value) in own {
        if key.hasSuffix(":REPLACE") {
          members[String(key.dropLast(":REPLACE".count))] = value
        } else {
          members[key] = members[key].map { merge(value, onto: $0) } ?? value
        }
      }
      return .object(members)
    case (.array(let own), .array(let items)): return .array(items + own)
    default: return value
    }
  }
}
