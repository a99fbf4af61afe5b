import Foundation
import ProcessRunning

/// Asks the compiler's symbolizer for the source of instructions of a program.
struct CrashSymbols: Sendable {
  /// A line of a function.
  struct Line: Hashable, Sendable {
    /// As the linker knows it.
    var function: String
    /// As the compiler was told it; empty where nobody wrote it.
    var file: String
    /// 0 where nobody wrote it.
    var line: Int
  }

  /// `llvm-symbolizer`; it may not be there.
  let symbolizer: URL
  let environment: [String: String]

  /// That of the Swift compiler in use, or another that is installed.
  static func locate(environment: [String: String]) -> CrashSymbols? {
    let own = Toolchain.locate(environment: environment)?.binaries.path
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let paths = ((own.map { [$0] } ?? []) + folders).map { $0 + "/llvm-symbolizer" }
    let found = paths.first { FileManager.default.isExecutableFile(atPath: $0) }
    return found.map {
      CrashSymbols(symbolizer: URL(fileURLWithPath: $0), environment: environment)
    }
  }

  /// An answer of the symbolizer.
  private struct Answer: Decodable {
    struct Symbol: Decodable {
      var FunctionName: String
      var FileName: String
      var Line: Int
    }
    var Symbol: [Symbol]?
  }

  /// The lines at some offsets of a program: of functions that were inlined, innermost first, and
  /// of the function itself. Empty if there is no answer.
  func lines(of program: URL, at offsets: [UInt64]) -> [UInt64: [Line]] {
    let words = ["--output-style=JSON", "--obj=\(program.path)"]
    let outcome = ChildProcess(
      symbolizer, words + offsets.map { "0x" + String($0, radix: 16) }, environment: environment,
      timeLimit: 20
    ).run()
    let answers = try? JSONDecoder().decode([Answer].self, from: Data(outcome.output))
    guard outcome.succeeded, let answers, answers.count == offsets.count else { return [:] }
    var lines: [UInt64: [Line]] = [:]
    for (offset, answer) in zip(offsets, answers) {
      lines[offset] = (answer.Symbol ?? []).map {
        Line(function: $0.FunctionName, file: $0.FileName, line: $0.Line)
      }
    }
    return lines
  }
}
