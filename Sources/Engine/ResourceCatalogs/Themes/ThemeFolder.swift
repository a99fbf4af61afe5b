import FilePaths
import Foundation

/// The `themes/` folder: devices, palettes, variants, symbols, all as data.
package struct ThemeFolder: Hashable, Sendable {
  /// The folder's absolute path.
  package let path: String

  /// A themes folder at a known path.
  package init(path: String) {
    self.path = path
  }

  /// The folder in use: `VITRINE_THEMES` if it is set, else `themes/` of the installation, else of
  /// this package.
  package static let standard = ThemeFolder(
    path: ProcessInfo.processInfo.environment["VITRINE_THEMES"]
      ?? InstalledFiles.folder(of: InstalledFiles.program)?.appendingPathComponent("themes").path
      ?? besidePackage(of: #filePath))

  /// The nearest `themes/` folder beside a `Package.swift` above a source file.
  static func besidePackage(of sourceFile: String) -> String {
    var folder = URL(fileURLWithPath: sourceFile).deletingLastPathComponent()
    while folder.path.count > 1 {
      let themes = folder.appendingPathComponent("themes").path
      let manifest = folder.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest),
        FileManager.default.fileExists(atPath: themes)
      {
        return themes
      }
      folder = folder.deletingLastPathComponent()
    }
    return FileManager.default.currentDirectoryPath + "/themes"
  }

  /// The absolute path of a file given relative to the folder.
  package func path(of file: String) -> String {
    path + "/" + file
  }

  /// The bytes of a file given relative to the folder.
  package func bytes(of file: String) throws(ThemeError) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path(of: file)) else {
      throw ThemeError(
        file: file, problem: "The file is missing or unreadable (looked in \(path)).")
    }
    return [UInt8](data)
  }

  /// The names, without ending, of the files with an ending in a subfolder; sorted.
  package func names(in subfolder: String, ending: String = "json") -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path(of: subfolder))) ?? []
    let suffix = "." + ending
    return files.filter { $0.hasSuffix(suffix) && !$0.hasPrefix(".") }
      .map { String($0.dropLast(suffix.count)) }
      .sorted()
  }

  /// Decodes a JSON file given relative to the folder.
  package func decode<Value: Decodable>(
    _ type: Value.Type, from file: String
  ) throws(ThemeError) -> Value {
    let bytes = try bytes(of: file)
    do {
      return try JSONDecoder().decode(type, from: Data(bytes))
    } catch let error as DecodingError {
      throw ThemeError(file: file, error)
    } catch {
      throw ThemeError(file: file, problem: "The file is not readable as JSON.")
    }
  }
}
