import Foundation
import SourceLexing
import SourcePreparing

/// Whether a module was made for Linux too and can be compiled as what it is here.
///
/// Code without user interface often has other lines for Linux, beside those that would not compile
/// here: what its authors have tried is better than what we can make of Apple's. A module counts as
/// made for Linux if a file of it speaks of Linux, or it needs nothing but C of its package, which
/// is compiled as what it is here; and everything it imports there is at hand. What it may show
/// with SwiftUI is not there on Linux, so a module that names that is code of Apple's systems.
struct LinuxCode {
  let isMeant: Bool

  /// Words by which code speaks of Linux: conditions, and modules that Apple does not have.
  private static let marks: Set<String> = [
    "FoundationNetworking", "FoundationXML", "Glibc", "Linux",
  ]

  /// - Parameters:
  ///   - source: the module, as code of Linux.
  ///   - shelf: the modules that it may import: those of packages.
  ///   - siblings: the modules of its own package.
  init(_ source: ModuleSource, beside shelf: ModuleShelf, siblings: Set<String>) {
    var speaks = false
    for url in source.files {
      guard let data = try? Data(contentsOf: url) else { continue }
      let text = SourceText([UInt8](data))
      let words = text.tokens.filter { $0.kind == .word }.map(text.text)
      if zip(words, words.dropFirst()).contains(where: { $0 == "import" && $1 == "SwiftUI" }) {
        isMeant = false
        return
      }
      speaks = speaks || words.contains(where: Self.marks.contains)
    }
    let available = ModuleAvailability(offered: shelf.names)
    let conditions = BuildConditions(
      modules: available, flags: source.compilation.flags,
      languageVersion: source.compilation.languageMode, isLinux: true)
    let imports = Set(
      source.files.flatMap { url in
        ReadFile(url, path: url.path, conditions)?.prepared.facts.imports.map(\.module) ?? []
      }
    ).subtracting([source.name])
    let ofC = imports.filter { shelf[$0]?.clang != nil }
    let isPlain = !ofC.isEmpty && ofC == imports.subtracting(["Swift"])
    isMeant =
      (speaks || isPlain)
      && imports.allSatisfy { name in
        // A sibling that draws brings its own user interface along.
        available.canImportOnLinux(name)
          && (!siblings.contains(name) || ofC.contains(name)
            || shelf[name]?.compilation.isLinux == true || !Self.draws(shelf[name]))
      }
  }

  /// Whether a module names one that draws.
  private static func draws(_ source: ModuleSource?) -> Bool {
    (source?.files ?? []).contains { url in
      guard let data = try? Data(contentsOf: url) else { return false }
      let text = SourceText([UInt8](data))
      return text.tokens.contains {
        $0.kind == .word && ["AppKit", "SwiftUI", "UIKit", "WidgetKit"].contains(text.text($0))
      }
    }
  }
}
