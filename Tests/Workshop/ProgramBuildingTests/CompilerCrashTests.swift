import DiagnosticRecords
import Foundation
import TestSupport
import Testing

@testable import ProgramBuilding

@Suite struct CompilerCrashTests {
  /// What a compiler prints as it crashes, about the function at a line of a file.
  private func dump(_ path: String, line: Int) -> String {
    """
    Please submit a bug report and include the crash backtrace.
    Stack dump:
    0.\tProgram arguments: swift-frontend -c \(path)
    1.\tSwift version 6.3.1
    2.\tWhile evaluating request ASTLoweringRequest(Lowering AST to SIL for file "\(path)")
    3.\tWhile type-checking 'Card' (at [\(path):2:1 - line:20:1] RangeText="struct Card {")
    4.\tWhile silgen emitFunction SIL function "@$s1AyyF".
     for 'update(to:)' (at \(path):\(line):9)
    5.\tWhile emitting reabstraction thunk in SIL function "@$s1ByyF".
     for <<debugloc at "<compiler-generated>":0:0>> #0 0x00005648c2dc07 llvm (at /q/B.swift:1:1)
     #1 0x00005648c2dbe225 llvm::sys::RunSignalHandlers() (/opt/swift-frontend+0x72e5225)
    error: compile command failed due to signal 11 (use -v to see invocation)
    """
  }

  @Test func aCrashIsAtTheInnermostCodeThatItNames() {
    let messages = CompilerCrash.messages(in: dump("/p/A.swift", line: 7))
    #expect(messages.map(\.file) == ["/p/A.swift"])
    #expect(messages.map(\.line) == [7])
    #expect(messages.map(\.column) == [9])
    #expect(CompilerCrash.messages(in: "/p/A.swift:7:9: error: no").isEmpty)
  }

  @Test func aCrashInAPreparedFileIsWhereItWasWritten() throws {
    let folder = try TemporaryFolder([
      "A.swift": "import Combine\n#sourceLocation(file: \"/p/My Card.swift\", line: 1)\nlet a = 1\n"
    ])
    let file = folder.url.appendingPathComponent("A.swift")
    let messages = CompilerCrash.messages(in: dump(file.path, line: 9))
    #expect(messages.map(\.file) == ["/p/My Card.swift"])
    #expect(messages.map(\.line) == [7])
  }

  @Test func whatCrashesIsToldAndNotTheSignal() {
    let output = CompilerOutput(
      dump("/p/A.swift", line: 7), root: URL(fileURLWithPath: "/p", isDirectory: true))
    let found = output.diagnostics(orElse: Diagnostic(.doesNotCompile, "nothing said"))
    #expect(found.map(\.file) == ["A.swift"])
    #expect(found.map(\.line) == [7])
    #expect(found.map(\.message) == [CompilerCrash.message])
  }
}
