import TestSupport
import Testing

@testable import ProjectReader

/// Which libraries of this machine a package's module map makes known.
@Suite struct SystemLibraryTests {
  private func isAtHand(_ map: String, header: String = "#include <stdio.h>\n") throws -> Bool? {
    let folder = try TemporaryFolder(["module.modulemap": map, "shim.h": header])
    return SystemLibrary(folder.url)?.isAtHand
  }

  @Test func `one with its headers and library is at hand`() throws {
    let map = "module A [system] {\n  header \"shim.h\"\n  link \"c\"\n  export *\n}\n"
    #expect(try isAtHand(map) == true)
    #expect(try isAtHand("module A { umbrella header \"shim.h\" }") == true)
    #expect(try isAtHand(map, header: "#include <stddef.h>\n# include <sys/types.h>") == true)
  }

  @Test func `a header of the system is there or not`() throws {
    #expect(try isAtHand("module A {\n  header \"/usr/include/stdio.h\"\n}") == true)
    #expect(try isAtHand("module A {\n  header \"/usr/include/no/such.h\"\n}") == false)
  }

  @Test func `its map may declare modules of other names`() throws {
    let map = "// module no\nmodule A [system] {\n  explicit module Inner {}\n}\nmodule B{ }\n"
    let folder = try TemporaryFolder(["module.modulemap": map])
    #expect(SystemLibrary(folder.url)?.modules == ["A", "B"])
  }

  @Test func `one without is not`() throws {
    #expect(try isAtHand("module A { header \"none.h\" }") == false)
    #expect(try isAtHand("module A { }") == false)
    #expect(try isAtHand("module A {\n  header \"shim.h\"\n  link \"no-such-library\"\n}") == false)
    let header = "#include <no/such/header.h>\n"
    #expect(try isAtHand("module A { header \"shim.h\" }", header: header) == false)
    #expect(SystemLibrary(try TemporaryFolder([:]).url) == nil)
  }
}
