import Foundation

/// A library in C that Apple's SDKs offer as a module and other machines may have installed too,
/// where code that imports it is compiled with the real one.
///
/// Source: the module maps of Apple's SDKs, in `usr/include`.
struct MachineLibrary {
  let name: String
  /// Paths of the headers, below the folder of those of the system.
  private let headers: [String]
  /// What a linker knows it by.
  private let link: String
  /// The folder below that one which its headers find each other in.
  private var home: String?
  /// The package of Debian's that brings its headers.
  private let package: String

  private static let root = "/usr/include/"

  static let all = [
    MachineLibrary(
      name: "SQLite3", headers: ["sqlite3.h"], link: "sqlite3", package: "libsqlite3-dev"),
    MachineLibrary(
      name: "libxml2",
      headers: ["HTMLparser.h", "HTMLtree.h", "parser.h", "tree.h", "xpath.h", "xpathInternals.h"]
        .map { "libxml2/libxml/" + $0 }, link: "xml2", home: "libxml2", package: "libxml2-dev"),
    MachineLibrary(name: "zlib", headers: ["zlib.h"], link: "z", package: "zlib1g-dev"),
  ]

  /// Those that are installed, by name; looked for once.
  static let atHand: [String: ModuleSource] = {
    let found = all.filter(\.isInstalled)
    return Dictionary(uniqueKeysWithValues: found.map { ($0.name, $0.module) })
  }()

  /// Where one that is not installed would come from, in words; nil for other modules.
  static func origin(of name: String) -> String? {
    all.first { $0.name == name }.map { library in
      "It is a library of the system, which is real where its headers are installed"
        + " (Debian: \(library.package))."
    }
  }

  private var map: String {
    let lines = headers.map { "  header \"\(Self.root)\($0)\"\n" }.joined()
    return "module \(name) [system] {\n\(lines)  link \"\(link)\"\n  export *\n}\n"
  }

  private var isInstalled: Bool {
    SystemLibrary(text: map, folder: URL(fileURLWithPath: Self.root)).isAtHand
  }

  private var module: ModuleSource {
    var source = ModuleSource(name: name, files: [])
    source.clang = ClangSource(
      map: map, home: home.map { URL(fileURLWithPath: Self.root + $0) })
    return source
  }
}
