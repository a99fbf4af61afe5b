import Foundation

/// Where a test asks for a picture, and where what it asks for is recorded.
struct TestPosition {
  let fileID: StaticString
  let filePath: StaticString
  let function: String
  let line: UInt
  let column: UInt

  private var file: URL { URL(fileURLWithPath: "\(filePath)") }

  /// Beside the file of the test, where other libraries for such tests have theirs.
  var folder: URL {
    file.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent(file.deletingPathExtension().lastPathComponent)
  }

  /// The folder of the package that the test belongs to; that of the test if it is in none.
  var package: URL {
    var folder = file.deletingLastPathComponent()
    while folder.path != "/" {
      let manifest = folder.appendingPathComponent("Package.swift")
      if FileManager.default.fileExists(atPath: manifest.path) { return folder }
      folder = folder.deletingLastPathComponent()
    }
    return file.deletingLastPathComponent()
  }
}

extension TestPosition {
  /// The test's name without its parameters.
  var title: String { String(function.prefix { $0 != "(" }) }
}
