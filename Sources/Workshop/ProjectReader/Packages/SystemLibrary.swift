import Foundation

/// A library of this machine that a package's target of the kind `system` makes known by a module
/// map: at hand if its headers are installed and what is linked is.
struct SystemLibrary {
  /// The module map.
  private let text: String
  private let folder: URL

  /// - Parameter folder: the target's, with the map.
  init?(_ folder: URL) {
    let file = folder.appendingPathComponent("module.modulemap")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    self.init(text: text, folder: folder)
  }

  /// - Parameters:
  ///   - text: the module map.
  ///   - folder: what paths in it are relative to.
  init(text: String, folder: URL) { (self.text, self.folder) = (text, folder) }

  /// Folders of a Linux machine that hold a kind of file, those of its processor too.
  private static func folders(_ parent: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    return [parent] + names.filter { $0.hasSuffix("-linux-gnu") }.sorted().map { parent + "/" + $0 }
  }

  /// Names of the modules that the map declares.
  var modules: [String] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let words = line.split { $0 == " " || $0 == "\t" || $0 == "{" }
      return words.first == "module" && words.count > 1 ? String(words[1]) : nil
    }
  }

  var isAtHand: Bool {
    let headers = names(after: "header")
    return !headers.isEmpty && headers.allSatisfy(isComplete)
      && names(after: "link").allSatisfy(Self.isInstalled)
  }

  /// What the map quotes behind a word.
  private func names(after word: String) -> [String] {
    text.split(whereSeparator: \.isNewline).flatMap { line in
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      let words = parts.first?.split { !$0.isLetter } ?? []
      return parts.count > 2 && words.contains(Substring(word)) ? [String(parts[1])] : []
    }
  }

  /// Whether a header is there with all that it includes of the system. One of the system has what
  /// it includes, and names what it includes on others.
  private func isComplete(_ path: String) -> Bool {
    if path.hasPrefix("/") { return FileManager.default.fileExists(atPath: path) }
    let header = folder.appendingPathComponent(path)
    guard let code = try? String(contentsOf: header, encoding: .utf8) else { return false }
    let included = code.split(whereSeparator: \.isNewline).compactMap { line -> Substring? in
      let words = line.filter { $0 != " " && $0 != "\t" }
      guard words.hasPrefix("#include<") || words.hasPrefix("#import<") else { return nil }
      return words.split(separator: "<").last?.prefix { $0 != ">" }
    }
    return included.allSatisfy { name in
      Self.folders("/usr/include").contains {
        FileManager.default.fileExists(atPath: $0 + "/" + name)
      } || Self.ofCompiler.contains(String(name))
    }
  }

  /// Headers that every compiler brings.
  private static let ofCompiler: Set<String> = [
    "float.h", "limits.h", "stdarg.h", "stdbool.h", "stddef.h", "stdint.h",
  ]

  private static func isInstalled(_ library: String) -> Bool {
    (folders("/usr/lib") + folders("/usr/lib64") + folders("/usr/local/lib")).contains { folder in
      [".so", ".a"].contains {
        FileManager.default.fileExists(atPath: "\(folder)/lib\(library)\($0)")
      }
    }
  }
}
