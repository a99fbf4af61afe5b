import FilePaths
import Foundation

/// What surrounds a run of the tool; handed on, so that tests can have their own.
struct ToolEnvironment: Sendable {
  var variables: [String: String]
  /// The running program.
  var program: URL?
  /// Where relative paths start.
  var folder: URL

  init(
    variables: [String: String],
    program: URL? = InstalledFiles.program,
    folder: URL = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
  ) {
    (self.variables, self.program, self.folder) = (variables, program, folder)
  }

  /// A path of the command line as a URL.
  func url(_ path: String) -> URL {
    URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL
  }

  /// Whether nobody watches: a continuous-integration service runs the tool.
  var isUnattended: Bool { variables["CI"].map { !$0.isEmpty && $0 != "false" } ?? false }
}
