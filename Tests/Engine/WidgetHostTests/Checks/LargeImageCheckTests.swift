import DiagnosticRecords
import Foundation
import SwiftUI
import TestSupport
import Testing
import WidgetKit

@testable import ViewGraph
@testable import WidgetHost

@MainActor struct LargeImageCheckTests {
  /// What a picture of some pixels makes a widget be told, drawn in a frame.
  private func messages(
    _ width: Int, _ height: Int, _ family: String = "systemSmall", on device: String = "iphone-15"
  ) throws -> [String] {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("photo.png")
    try Data(Self.header(width, height)).write(to: file)
    let view = Image(.file(path: file.path, scale: 1)).resizable().frame(width: 50, height: 50)
    return try Stage(family, on: device).findings(view.onCard())
      .filter { $0.rule == Rule.largeImage.id }.map(\.message)
  }

  /// The beginning of a PNG, which tells its size.
  private static func header(_ width: Int, _ height: Int) -> [UInt8] {
    func word(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 255) } }
    return [137, 80, 78, 71, 13, 10, 26, 10] + word(13) + Array("IHDR".utf8) + word(width)
      + word(height) + [8, 6, 0, 0, 0]
  }

  @Test func `an image of more pixels than the system was seen to archive is told of`() throws {
    #expect(
      try messages(1024, 1024) == [
        "The image “photo.png” has 1024 × 1024 pixels; the system archives no more than about "
          + "988,000 here."
      ])
    #expect(try messages(960, 960).isEmpty)
    #expect(try messages(1024, 1024, "systemMedium").isEmpty)
    let onWatch = try messages(384, 384, "accessoryCircular", on: "watch-45")
    #expect(onWatch.count == 1)
  }

  @Test func `where nobody has seen a limit none is told of`() throws {
    #expect(try messages(4096, 4096, "systemSmall", on: "ipad-pro-11").isEmpty)
    #expect(try messages(1024, 1024, "accessoryCircular").isEmpty)
  }
}
