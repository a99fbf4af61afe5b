import CatalogueManifest
import Foundation
import FoundationAdditions
import ResourceCatalogs
import SnapshotRecords
import SwiftUI
import WidgetHost
import WidgetProgram
import WidgetSettings

/// Draws in the process of a test suite, one thing after another, as a gallery program does.
@MainActor enum PictureStudio {
  /// What is being drawn; tests run side by side, and the setting is one for all.
  private static var last: Task<Void, Never>?

  /// Draws a widget in all ways that the options name.
  static func draw(
    _ widget: WidgetDescriptor, _ options: ProgramOptions
  ) async throws -> Drawing {
    let former = last
    let drawing = Task { @MainActor () throws -> Drawing in
      await former?.value
      return try await drawn(widget, options)
    }
    last = Task { _ = try? await drawing.value }
    return try await drawing.value
  }

  private static func drawn(
    _ widget: WidgetDescriptor, _ options: ProgramOptions
  ) async throws -> Drawing {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let zone = NSTimeZone.default
    NSTimeZone.default = TimeZone(identifier: options.settings[.timeZone]) ?? .gmt
    defer { NSTimeZone.default = zone }
    VitrineClock.set(
      now: options.settings[.date],
      locale: Locale(identifier: options.axes.process(base: options.base).surroundings.locale),
      timeZone: NSTimeZone.default)
    TimeLimit.executor = executor
    let drawn = try await HeldSurroundings.hold(options.settings[.date]) {
      try await GalleryProgram.draw(widget, id: Self.id, options, into: folder, hooks: .swiftUI)
    }
    let palette = options.palette?.names ?? [:]
    var drawing = Drawing()
    for line in drawn.lines {
      switch line {
      case .render(let render):
        let scheme = render.variant[SchemeAxis.name] ?? ""
        let own = drawn.colours[scheme] ?? [:]
        drawing.pictures.append(
          DrawnPicture(
            name: String(render.id.dropFirst(Self.id.count + 1)),
            svg: try bytes(render.file, in: folder),
            tree: try render.tree.map { try bytes($0, in: folder) } ?? [],
            colours: ColourNames(own.merging(palette[scheme] ?? [:]) { own, _ in own })))
      case .diagnostic(let diagnostic): drawing.diagnostics.append(diagnostic)
      case .began, .timeline, .finished: break
      }
    }
    return drawing
  }

  private static let executor = MainQueueExecutor()

  /// What every picture is drawn under; names come from the tests.
  private static let id = "test"

  private static func bytes(_ file: String, in folder: URL) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appendingPathComponent(file)))
  }
}
