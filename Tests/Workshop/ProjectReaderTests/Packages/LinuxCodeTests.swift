import Foundation
import SourcePreparing
import TestSupport
import Testing

@testable import ProjectReader

@Suite struct LinuxCodeTests {
  private static let speaking = "#if os(Linux)\nimport Glibc\n#else\nimport Darwin\n#endif\n"

  private func isMeant(_ files: [String: String]) throws -> Bool {
    let folder = try TemporaryFolder(files)
    var shelf = ModuleShelf()
    shelf.add(ModuleSource(name: "Friend", files: []))
    var shims = ModuleSource(name: "CShims", files: [])
    shims.clang = ClangSource(library: folder.url)
    shelf.add(shims)
    var source = ModuleSource(
      name: "Kit", files: files.keys.sorted().map(folder.url.appendingPathComponent))
    source.compilation.isLinux = true
    return LinuxCode(source, beside: shelf, siblings: ["Kit"]).isMeant
  }

  @Test func takesCodeThatSpeaksOfLinux() throws {
    #expect(
      try isMeant(["A.swift": Self.speaking + "import Friend\nimport Kit\nimport Foundation"]))
    #expect(
      try isMeant([
        "A.swift": "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif",
        "B.swift": "#if canImport(UIKit)\nimport UIKit\n#endif",
      ]))
  }

  @Test func takesCodeThatNeedsNothingButC() throws {
    #expect(try isMeant(["A.swift": "import CShims", "B.swift": "let b = 1"]))
    #expect(try !isMeant(["A.swift": "import CShims", "B.swift": "import Friend"]))
    #expect(try !isMeant(["A.swift": "import CShims\nimport Foundation"]))
  }

  @Test(arguments: [
    "import Foundation", "// Linux\nlet a = \"Linux\"", speaking + "import SwiftUI",
    speaking + "import Far", speaking + "#if !os(iOS)\nimport AppKit\n#endif",
    speaking + "#if canImport(SwiftUI)\nimport SwiftUI\n#endif",
  ])
  func leavesOtherCodeToItsPlatform(code: String) throws {
    #expect(try !isMeant(["A.swift": code]))
  }

  @Test func preparesItAsWhatItIs() throws {
    let conditions = BuildConditions(
      modules: ModuleAvailability(offered: ["Friend"]), isLinux: true)
    let code = """
      #if canImport(UIKit) || os(iOS) || targetEnvironment(simulator)
      import UIKit
      #elseif canImport(Friend) && os(Linux)
      import Friend
      #endif
      """
    let result = SourcePreparer(conditions: conditions).prepare(Array(code.utf8), path: "/A.swift")
    #expect(result.facts.imports.map(\.module) == ["Friend"])
    #expect(String(decoding: result.prepared, as: UTF8.self).hasPrefix("#sourceLocation"))
  }
}
