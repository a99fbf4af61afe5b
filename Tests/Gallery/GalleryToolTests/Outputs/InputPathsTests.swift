import DiagnosticRecords
import Foundation
import Testing

@testable import GalleryTool

/// What is written keeps out of what is read.
final class InputPathsTests {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString, isDirectory: true)

  init() throws {
    for name in ["Folder/Sub", "Package/Sources", "App/App.xcodeproj", "App/Widget"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    try Data("x".utf8).write(to: folder.appendingPathComponent("Package/Package.swift"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent("link").path, withDestinationPath: "Folder")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Input, output, what is said; nil for nothing.
  static let cases: [(String, String, String?)] = [
    ("Folder", "Folder", "is an input"), ("Folder", "Folder/", "is an input"),
    ("Folder", "Folder/Sub/..", "is an input"), ("Folder", "link", "is an input"),
    ("link", "Folder", "is an input"), ("Folder", ".", "holds an input"),
    ("Folder/Sub", ".", "holds an input"), ("Folder/Sub", "link", "holds an input"),
    ("Folder", "Folder/out", "lies in an input"), ("Folder", "Folder/Sub/a/b", "lies in an input"),
    ("Folder", "link/out", "lies in an input"), ("Folder", "Folder/.vitrine/report", nil),
    ("Folder", "Folder2", nil), ("Folder", "Folder-gallery", nil),
    ("Folder/Sub", "Folder/out", nil),
    ("Package", "Package/gallery", "lies in an input"),
    ("Package/Package.swift", "Package", "is an"),
    ("App/App.xcodeproj", "App/gallery", nil), ("App", "App/gallery", nil),
    ("App", "App", "is an input"), ("App/App.xcodeproj", "App", "holds an input"),
    ("App/App.xcodeproj", "App/App.xcodeproj/out", "lies in an input"),
    ("App", "App/App.xcodeproj/out", "lies in an input"), ("nowhere", "nowhere", nil),
  ]

  @Test("An output that is, holds or lies in an input is refused", arguments: cases)
  func refuses(_ input: String, _ output: String, _ reason: String?) {
    let environment = ToolEnvironment(variables: [:], program: nil, folder: folder)
    let paths = InputPaths([environment.url(input)])
    var message: String?
    do {
      try paths.refuse(environment.url(output), option: "-o")
    } catch {
      message = (error as? Stop)?.diagnostics.first?.message
      #expect((error as? Stop)?.exitCode == .usage)
    }
    #expect(reason.map { message?.contains($0) == true } ?? (message == nil), "\(message ?? "")")
  }

  @Test("Snapshots may lie in an input, but be none")
  func allowsInside() throws {
    let input = folder.appendingPathComponent("Folder")
    let paths = InputPaths([input])
    try paths.refuse(
      input.appendingPathComponent("Snapshots"), option: "--snapshots", mayLieInside: true)
    for output in [input, folder] {
      #expect(throws: Stop.self) {
        try paths.refuse(output, option: "--snapshots", mayLieInside: true)
      }
    }
  }
}
