import Foundation

/// Where the data tables lie unless somebody says otherwise.
enum ThemesFolder {
  /// `VITRINE_THEMES`, else the `themes` folder of the package this file was compiled in.
  static var `default`: URL {
    // getenv, because ProcessInfo copies the whole environment: 0.3 ms of every start.
    if let value = getenv("VITRINE_THEMES"), value.pointee != 0 {
      return URL(fileURLWithPath: String(cString: value), isDirectory: true)
    }
    var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    while folder.path != "/", !folder.path.isEmpty {
      let candidate = folder.appendingPathComponent("themes", isDirectory: true)
      if FileManager.default.fileExists(atPath: candidate.path) { return candidate }
      folder.deleteLastPathComponent()
    }
    return URL(fileURLWithPath: "themes", isDirectory: true)
  }
}
