import CLibrary
import DiagnosticRecords
import Foundation

/// A folder that a command writes: new, empty, or one of ours. What cannot be shown to be ours is
/// neither replaced nor removed.
struct OutputFolder: Sendable {
  /// The folder as the command line names it.
  let named: URL
  /// Where it is once links are followed.
  let url: URL
  let kind: OutputRecord.Kind

  /// - Throws: `Stop`, if nothing may be written there.
  init(_ url: URL, kind: OutputRecord.Kind) throws {
    named = url.standardizedFileURL
    self.kind = kind
    self.url = try Self.followed(named, kind)
    _ = try records()
  }

  /// Whether there is something at the path.
  var exists: Bool {
    var info = stat()
    return stat(url.path, &info) == 0
  }

  /// What earlier runs wrote there: the list of the last, and that of one cut short. Empty if the
  /// folder is empty or not there.
  ///
  /// - Throws: `Stop`, if the folder is not ours.
  func records() throws -> [OutputRecord] {
    guard exists else { return [] }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
    } catch {
      throw Stop([Staging.unusable(named, error)])
    }
    if names.isEmpty { return [] }
    let lists = [OutputRecord.fileName, OutputRecord.nextFileName].filter(names.contains)
    if lists.isEmpty { throw Stop([foreign(names)]) }
    return try lists.map(record)
  }

  private func record(_ name: String) throws -> OutputRecord {
    let file = url.appendingPathComponent(name)
    let record: OutputRecord
    do {
      record = try OutputRecord(try Data(contentsOf: file))
    } catch let failure as OutputRecord.Failure {
      throw Stop([notOurs("its \(name) cannot be trusted: \(failure.reason)")])
    } catch {
      throw Stop([Staging.unusable(named, error)])
    }
    if record.kind == kind { return record }
    throw Stop([notOurs("it holds a \(record.kind.rawValue), not a \(kind.rawValue)")])
  }

  private func foreign(_ names: [String]) -> Diagnostic {
    let known = ["manifest.json", "verdict.json"].contains(where: names.contains)
    var problem = notOurs(
      "it holds other files (\(Self.list(names))) and no list of what vitrine wrote "
        + "(\(OutputRecord.fileName))")
    if known {
      problem.hint =
        "If an earlier version of vitrine made it, remove it yourself; else give another folder "
        + "with \(kind.option)."
    }
    return problem
  }

  private func notOurs(_ reason: String) -> Diagnostic {
    Diagnostic(
      .outputNotOurs, "\(named.path) is not written to: \(reason).",
      hint: "Give an empty or new folder with \(kind.option).")
  }

  /// Some names, and how many more there are.
  static func list(_ names: [String], limit: Int = 3) -> String {
    let rest = names.count - limit
    return names.prefix(limit).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  /// Follows links. A link is written through, never replaced.
  private static func followed(_ url: URL, _ kind: OutputRecord.Kind) throws -> URL {
    func refusal(_ message: String) -> Stop {
      Stop([
        Diagnostic(
          .outputUnusable, "\(url.path) \(message).",
          hint: "Give another folder with \(kind.option).")
      ])
    }
    var info = stat()
    guard lstat(url.path, &info) == 0 else {
      if errno == ENOENT { return url }
      throw refusal("cannot be written: \(String(cString: strerror(errno)))")
    }
    guard let found = realpath(url.path, nil) else {
      switch errno {
      case ENOENT: throw refusal("is a link to a path that is not there")
      case ELOOP: throw refusal("is a link that leads back to itself")
      default: throw refusal("cannot be reached: \(String(cString: strerror(errno)))")
      }
    }
    defer { free(found) }
    guard stat(found, &info) == 0, info.st_mode & S_IFMT == S_IFDIR else {
      throw Stop([
        Diagnostic(
          .outputNotOurs, "\(url.path) is a file; a folder is written there.",
          hint: "Give another path with \(kind.option).")
      ])
    }
    return URL(fileURLWithPath: String(cString: found), isDirectory: true)
  }
}

extension Rule {
  static let outputNotOurs = Rule(
    "output-not-ours", fault: .input, .error, "The output holds what Vitrine did not write",
    why: "Only files that Vitrine has written are replaced.",
    remedy: "Give an empty or new folder, or move away what is there.")
}
