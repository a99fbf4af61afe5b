package import Foundation
import Synchronization

/// The surroundings in which compilers work on strangers' code: a box, and an environment without
/// what the user's holds, which a manifest could read and print.
package struct CompilerBox: Sendable {
  package let toolchain: Toolchain
  /// The environment of the running tool.
  private let inherited: [String: String]
  /// Nil for none.
  private let box: ProcessBox?

  /// How many compilers were run so far.
  private static let runs = Atomic(0)
  /// What compilers are told of the tool's environment.
  private static let passed = ["PATH", "LD_LIBRARY_PATH", "SDKROOT", "LANG", "LC_ALL"]

  /// - Parameter isBoxed: Whether there is a box at all; the environment is the same without.
  package init(_ toolchain: Toolchain, inherited: [String: String], isBoxed: Bool) {
    self.inherited = inherited
    // What stands on the path may only know where the compiler is, and would need all it reads.
    let real = isBoxed ? toolchain.real(environment: inherited) : toolchain
    self.toolchain = real
    guard isBoxed else {
      box = nil
      return
    }
    var box = ProcessBox.system
    let folders = [
      "/usr", "/bin", "/sbin", real.binaries.path, real.root.path,
      real.root.appendingPathComponent("bin").path,
    ]
    // Each program that a compiler starts looks at itself in /proc, by a number that nobody knows
    // before. So they see what runs on the machine, but nothing inside of it.
    box.readable += folders + ["/etc/alternatives", "/proc"]
    box.executable = folders + ["/lib", "/lib32", "/lib64"]
    let libraries = inherited["LD_LIBRARY_PATH"]?.split(separator: ":") ?? []
    box.readable += libraries.map(String.init)
    box.mayStartPrograms = true
    box.fileLimit = 8 << 30
    self.box = box
  }

  /// A compiler's process.
  ///
  /// - Parameters:
  ///   - scratch: A folder for its own files; what it finds there by the names of the user's own.
  ///   - readable: What it may read besides itself and the system.
  ///   - writable: What it may write besides `scratch`.
  ///   - executable: What it may start besides itself and the system.
  package func process(
    _ program: URL, _ arguments: [String], scratch: URL, readable: [String] = [],
    writable: [String] = [], executable: [String] = []
  ) throws -> ChildProcess {
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    var values: [String: String] = [:]
    for name in Self.passed { values[name] = inherited[name] }
    for name in ["HOME", "TMPDIR", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"] {
      values[name] = scratch.path
    }
    var child = ChildProcess(program, arguments, environment: values)
    child.box = box.map { box in
      var box = box
      box.readable += readable
      box.writable += writable + [scratch.path]
      box.executable += executable
      return box
    }
    return child
  }

  /// Runs a compiler in a folder of ours, beside a scratch folder that is gone afterwards.
  ///
  /// - Parameters:
  ///   - folder: What it may write.
  ///   - timeLimit: In seconds.
  package func run(
    _ program: URL, _ arguments: [String], in folder: URL, readable: [String] = [],
    writable: [String] = [], executable: [String] = [], timeLimit: Double
  ) throws -> ChildProcess.Outcome {
    // Several may work in one folder.
    let number = Self.runs.add(1, ordering: .relaxed).newValue
    let scratch = folder.appendingPathComponent("Scratch-\(number)")
    defer { _ = try? FileManager.default.removeItem(at: scratch) }
    var child = try process(
      program, arguments, scratch: scratch, readable: readable,
      writable: [folder.path] + writable, executable: executable)
    child.folder = folder
    child.timeLimit = timeLimit
    return child.run()
  }
}
