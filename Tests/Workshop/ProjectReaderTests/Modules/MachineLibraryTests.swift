import Foundation
import SourcePreparing
import Testing

@testable import ProjectReader

/// Libraries in C that Apple's SDKs offer, where this machine has them too.
@Suite struct MachineLibraryTests {
  @Test func `those that are installed are modules`() throws {
    for library in MachineLibrary.all {
      let module = MachineLibrary.atHand[library.name]
      let map = module?.clang?.map ?? ""
      #expect(map.isEmpty || map.hasPrefix("module \(library.name) [system] {"))
      #expect(MachineLibrary.origin(of: library.name)?.contains("(Debian: ") == true)
      #expect(AppleFrameworks.contains(library.name))
    }
    #expect(MachineLibrary.origin(of: "Foundation") == nil)
  }

  @Test func `what a project has of the name comes first`() {
    var shelf = ModuleShelf()
    shelf.add(ModuleSource(name: "SQLite3", files: []))
    #expect(shelf["SQLite3"]?.clang == nil && shelf.isToBeMade("SQLite3"))
    #expect(shelf.names.filter { $0 == "SQLite3" } == ["SQLite3"])
  }

  @Test(arguments: MachineLibrary.atHand.keys.sorted())
  func `one that is installed is on every shelf`(name: String) {
    let shelf = ModuleShelf()
    #expect(shelf.names.contains(name) && !shelf.isToBeMade(name))
    #expect(shelf[name]?.clang?.map != nil && shelf[name]?.clang?.files == [])
  }
}
