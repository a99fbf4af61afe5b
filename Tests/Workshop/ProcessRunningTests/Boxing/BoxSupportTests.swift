import DiagnosticRecords
import ProcessRunning
import Testing

@Suite struct BoxSupportTests {
  @Test func `A kernel that confines all has no gaps and nothing to say`() {
    let support = BoxSupport(landlock: 3, filtersCalls: true)
    #expect(support.gaps == [])
    #expect(support.diagnostic == nil)
    #expect(support.summary.contains("are boxed"))
  }

  @Test(arguments: [
    (BoxSupport(landlock: 0, filtersCalls: true), "no Landlock"),
    (BoxSupport(landlock: 2, filtersCalls: true), "emptied"),
    (BoxSupport(landlock: 7, filtersCalls: false), "no seccomp"),
  ]) func `What an older kernel lacks is said`(support: BoxSupport, words: String) {
    #expect(support.diagnostic?.rule == "sandbox-incomplete")
    #expect(support.diagnostic?.severity == .note)
    #expect(support.diagnostic?.message.contains(words) == true)
    #expect(support.summary.hasPrefix("incomplete: "))
  }
}
