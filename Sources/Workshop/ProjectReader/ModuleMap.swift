import Foundation

/// A module map: which headers belong to which module.
struct ModuleMap {
  /// What a map declares.
  struct Module: Hashable {
    var name: String
    /// Paths of headers, relative to the map, those of the modules within it too.
    var headers: [String] = []
    /// Folders all of whose headers belong to it.
    var folders: [String] = []
  }

  private(set) var modules: [Module] = []
  /// The folder of the map.
  let folder: URL

  /// - Returns: nil if it cannot be read.
  init?(_ file: URL) {
    guard let text = HeaderFiles.text(file) else { return nil }
    folder = file.deletingLastPathComponent()
    read(text)
  }

  /// The map in a folder, if there is one.
  static func find(in folder: URL) -> ModuleMap? {
    ["module.modulemap", "module.map", "Modules/module.modulemap"].lazy
      .compactMap { ModuleMap(folder.appendingPathComponent($0)) }.first
  }

  /// Reads word by word; what stands between quotes is one.
  private mutating func read(_ text: String) {
    var depth = 0
    var before = ""
    var isUmbrella = false
    for line in text.split(whereSeparator: \.isNewline) {
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      for (index, part) in code.split(separator: "\"", omittingEmptySubsequences: false)
        .enumerated()
      {
        if !index.isMultiple(of: 2) {
          note(String(part), behind: before, isUmbrella: isUmbrella)
          (before, isUmbrella) = ("", false)
          continue
        }
        for word in part.replacing("{", with: " { ").replacing("}", with: " } ")
          .split(whereSeparator: \.isWhitespace)
        {
          if word == "{" { depth += 1 }
          if word == "}" { depth -= 1 }
          isUmbrella = isUmbrella || word == "umbrella"
          if before == "module", depth == 0 { modules.append(Module(name: String(word))) }
          before = String(word)
        }
      }
    }
  }

  private mutating func note(_ path: String, behind word: String, isUmbrella: Bool) {
    guard !modules.isEmpty else { return }
    if word == "header" { modules[modules.count - 1].headers.append(path) }
    if word == "umbrella", isUmbrella { modules[modules.count - 1].folders.append(path) }
  }

  /// The headers that it names, and those in the folders that it names.
  func headers(in search: HeaderSearch) -> [URL] {
    let here = folder.appendingPathComponent("module.modulemap")
    return modules.flatMap { module in
      module.folders.map { HeaderFiles(folder: folder.appendingPathComponent($0)) }
        .flatMap(\.headers) + module.headers.compactMap { search.find($0, from: here) }
    }
  }

  /// The headers of one of its modules.
  func files(_ module: Module) -> HeaderFiles {
    if let path = module.folders.first {
      return HeaderFiles(folder: folder.appendingPathComponent(path).standardizedFileURL)
    }
    return HeaderFiles(folder: folder, names: module.headers)
  }
}
