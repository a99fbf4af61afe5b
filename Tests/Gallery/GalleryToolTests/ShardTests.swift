import CatalogueManifest
import Foundation
import Testing

@testable import GalleryTool

/// A run shared out, and put together again.
struct ShardTests {
  @Test("A part and its number are read", arguments: ["1/1", "2/3", "10/10"])
  func reads(_ text: String) throws {
    let shard = try #require(Shard(text))
    #expect("\(shard.number)/\(shard.count)" == text)
  }

  @Test(
    "What is no part is refused",
    arguments: ["", "1", "0/3", "4/3", "-1/3", "1/0", "1/2/3", "a/b", "1/", "1/99999999999999"])
  func refuses(_ text: String) { #expect(Shard(text) == nil) }

  @Test("All parts together are everything, in order", arguments: 0..<12)
  func covers(_ total: Int) {
    for count in 1...7 {
      let all = (1...count).compactMap { Shard("\($0)/\(count)")?.slice(of: total) }.flatMap { $0 }
      #expect(all == Array(0..<total))
    }
  }

  /// What one machine draws of five widgets.
  private static func manifest(_ fake: FakeProgram, _ shard: Shard? = nil) throws -> Manifest {
    let catalogue = fake.folder.appendingPathComponent("catalogue-\(shard?.number ?? 0)")
    try FileManager.default.createDirectory(at: catalogue, withIntermediateDirectories: true)
    var run = fake.run()
    run.shard = shard
    return GalleryBuild.render(
      [run], title: "Test", diagnostics: [], into: catalogue, progress: Progress(.nobody))
  }

  @Test(
    "The parts, put together, are the manifest that one machine writes", arguments: [1, 2, 3, 7])
  func composes(_ count: Int) throws {
    let names = ["A", "B", "C", "D", "E"]
    let fake = try FakeProgram(names.map { ($0, .draws("<svg/>")) })
    let parts = try (1...count).map { number in
      Composition.Part(
        path: "part\(number)", manifest: try Self.manifest(fake, Shard("\(number)/\(count)")))
    }
    let composition = Composition(parts)
    #expect(try composition.manifest == Self.manifest(fake))
    #expect(composition.diagnostics.isEmpty)
  }
}
