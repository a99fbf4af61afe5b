import FilePaths
import Foundation
import ProcessRunning
import ResourceCatalogs
import WidgetProgram

/// The box of a gallery program's processes: each reads what it draws with, writes into folders of
/// its own, and stays alone.
struct WidgetBox: Sendable {
  /// The same for all processes of a program.
  private let common: ProcessBox
  /// What they can read besides the system and what each is told: programs, resources, themes.
  let readable: [String]
  /// Resources that the project names and that lie outside of it.
  let refused: [String]

  /// Bytes that a widget may write in all, and into one file.
  static let space = 512 << 20
  /// Bytes between what is watched and what the kernel refuses.
  private static let slack = 4 << 30

  /// - Parameters:
  ///   - reach: The folders that resources must lie in: a project may name any path there is, and
  ///     links lead anywhere.
  ///   - given: Files that settings name, such as answers of a network.
  ///   - variables: The environment of the program.
  init(
    program: URL, options: ProgramOptions, given: [String], reach: [URL],
    variables: [String: String]
  ) {
    var box = ProcessBox.system
    box.admit(program.path, variables: variables)
    var readable = [program.deletingLastPathComponent().path, ThemeFolder.standard.path]
    let named = options.resources + options.previewCatalogs + options.fonts + given
    var refused: Set<String> = []
    for path in named {
      // What is not there needs no rule.
      guard let real = PathReach.real(path) else { continue }
      if reach.contains(where: { PathReach.isInside(real, $0.path) }) {
        readable.append(real)
      } else {
        refused.insert(path)
      }
    }
    box.readable += readable
    self.readable = readable
    common = box
    self.refused = refused.sorted()
  }

  /// The box of one process.
  ///
  /// - Parameters:
  ///   - memory: Bytes at which it is stopped.
  ///   - seconds: Wall-clock time after which it is stopped.
  func process(
    reading: [String], writing: [URL], memory: Int, seconds: Double
  ) -> ProcessBox {
    var box = common
    box.readable += reading
    box.writable += writing.map(\.path)
    box.dataLimit = memory + Self.slack
    box.fileLimit = Self.space
    box.processorLimit =
      Int(seconds.rounded(.up)) * ProcessInfo.processInfo.activeProcessorCount + 10
    return box
  }
}
