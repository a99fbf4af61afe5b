import Foundation
import TestSupport
import Testing

@testable import ProjectReader

@Suite struct HeaderFilesTests {
  private func names(_ files: HeaderFiles) -> [String] { files.headers.map(\.lastPathComponent) }

  @Test func putsHeadersBehindThoseThatTheyInclude() throws {
    let folder = try TemporaryFolder([
      "A.h": "#import <Kit/B.h>", "Kit/B.h": "# include \"C.h\"", "Kit/C.h": "#import \"../A.h\"",
    ])
    #expect(names(HeaderFiles(folder: folder.url)) == ["C.h", "B.h", "A.h"])
    #expect(names(HeaderFiles(folder: folder.url, names: ["Kit/C.h"])) == ["B.h", "A.h", "C.h"])
    #expect(HeaderFiles(folder: folder.url.appendingPathComponent("Gone")).isEmpty)
  }

  @Test func passesOverWhatIsNoHeaderOfAnApp() throws {
    let folder = try TemporaryFolder(["Long.h": String(repeating: "int a;\n", count: 200_000)])
    #expect(HeaderFiles(folder: folder.url).isEmpty)
    let files = (0..<10).map { ("\($0).h", String(repeating: "int a;\n", count: 100_000)) }
    let many = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files))
    #expect(HeaderFiles(folder: many.url).headers.count == 5)
  }
}
