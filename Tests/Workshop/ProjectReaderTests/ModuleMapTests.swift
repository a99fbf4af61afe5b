import Foundation
import TestSupport
import Testing

@testable import ProjectReader

@Suite struct ModuleMapTests {
  @Test func readsModulesAndTheirHeaders() throws {
    let folder = try TemporaryFolder([
      "module.modulemap": """
      // module Gone { header "gone.h" }
      framework module Radio [system] {
        umbrella header "Radio.h"
        module Dials { header "Dials.h" }
        export *
      }
      module CRadio { umbrella "all" link "radio" }
      """, "Radio.h": "int one(void);", "Dials.h": "int two(void);",
      "all/Any.h": "int three(void);",
    ])
    let map = try #require(ModuleMap.find(in: folder.url))
    #expect(map.modules.map(\.name) == ["Radio", "CRadio"])
    #expect(map.modules.map(\.headers) == [["Radio.h", "Dials.h"], []])
    #expect(map.modules.map(\.folders) == [[], ["all"]])
    let names = map.modules.map { map.files($0).headers.map(\.lastPathComponent) }
    #expect(names == [["Radio.h", "Dials.h"], ["Any.h"]])
    #expect(ModuleMap.find(in: folder.url.appendingPathComponent("all")) == nil)
  }

  /// Maps that are cut off, or none.
  @Test(arguments: ["module", "}}}", "\"", "module A {", "header \"a.h\"", "umbrella \"\"", ""])
  func endsWithWhatIsNoMap(text: String) throws {
    let folder = try TemporaryFolder(["module.map": text])
    _ = ModuleMap.find(in: folder.url)?.modules
  }
}
