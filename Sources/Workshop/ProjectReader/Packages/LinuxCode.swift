import Foundation
import SourceLexing
import SourcePreparing

/// Whether a module was made for Linux too and can be compiled as what it is here.
///
/// Code without user interface often has other lines for Linux, beside those that would not compile
/// here: what its authors have tried is better than what we can make of Apple's. A module counts as
/// made for Linux if a file of it speaks of Linux, and everything it imports there is at hand.
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
    let speaks = source.files.contains { url in
      guard let data = try? Data(contentsOf: url) else { return false }
      let text = SourceText([UInt8](data))
      return text.tokens.contains { $0.kind == .word && Self.marks.contains(text.text($0)) }
    }
    guard speaks else {
      isMeant = false
      return
    }
    let available = ModuleAvailability(offered: shelf.names)
    let conditions = BuildConditions(
      modules: available, flags: source.compilation.flags,
      languageVersion: source.compilation.languageMode, isLinux: true)
    isMeant = source.files.allSatisfy { url in
      guard let file = ReadFile(url, path: url.path, conditions) else { return true }
      return file.prepared.facts.imports.map(\.module).allSatisfy { name in
        if name == source.name || available.canImportOnLinux(name) {
          // A sibling that draws brings its own user interface along.
          return !siblings.contains(name) || name == source.name
            || shelf[name]?.clang != nil || shelf[name]?.compilation.isLinux == true
            || !Self.draws(shelf[name])
        }
        return false
      }
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
