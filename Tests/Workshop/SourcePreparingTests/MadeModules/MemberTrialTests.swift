import Testing

@testable import SourcePreparing

/// Members of made values that are called where they may fail.
extension MadeModulesTests {
  @Test(arguments: [
    ("let x: [Int] = try store.shared.read { db in f(db) }", true),
    ("let x = try? await store.read { db in f(db) }", true),
    ("let x = try store[1]?.rows(2).read { db in f(db) }", true),
    ("let x = try store.read { f($0) }\nlet y = store.read { f($0) }", false),
    ("let x = try! store.read { f($0) }", false),
  ])
  func `a member that is only tried may fail`(code: String, mayFail: Bool) {
    let lines = Self.lines("var s: Thing\n" + code).filter { $0.contains("func read<R0") }
    #expect(lines.count == 2)
    for line in lines { #expect(line.contains(") throws -> ") == mayFail, "\(line)") }
    #expect(lines.contains { $0.contains("{ try madeAttempt(") } == mayFail)
  }
}
