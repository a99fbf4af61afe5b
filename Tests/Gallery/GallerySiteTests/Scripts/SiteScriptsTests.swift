import Foundation
import Testing

@testable import GallerySite

/// The scripts of the gallery itself.
@Suite struct SiteScriptsTests {
  /// From the folder that knows nothing of widgets to the one that knows all.
  private static let layers = [
    "basics", "model", "pictures", "parts", "views", "open", "page", "review", ".",
  ]

  @Test func `Folders are layers: a script imports from its own and those below`() throws {
    let joiner = try ScriptJoiner(SiteTemplates.scripts(SiteFixture.templates))
    var folders: Set<String> = []
    for module in joiner.order {
      let own = try layer(module.path)
      folders.insert(Self.layers[own])
      for one in module.imports {
        let other = try layer(one.source)
        #expect(other <= own, "\(module.path):\(one.line) imports \(one.source) above it")
      }
    }
    #expect(folders == Set(Self.layers))
  }

  private func layer(_ path: String) throws -> Int {
    let folders = path.split(separator: "/").dropFirst().dropLast()
    return try #require(
      Self.layers.firstIndex(of: folders.first.map(String.init) ?? "."), "\(path)")
  }

  @Test func `The state is written by the store alone`() throws {
    for (path, text) in try SiteTemplates.scripts(SiteFixture.templates) {
      let tokens = ScriptLexer.tokens(Array(text.utf8))
      for (index, token) in tokens.enumerated().dropLast(3) where token.is("state") {
        let isWritten = tokens[index + 1].is(".") && tokens[index + 3].is("=")
        let isRead = isWritten && tokens[index + 4].is("=")
        #expect(!isWritten || isRead, "\(path):\(token.line)")
      }
    }
  }
}
