import SourceLexing

/// Turns a user's Swift file into one that compiles here, without moving anything to another line.
///
/// Only eleven things are touched, never inside literals or comments: conditions of `#if` that
/// depend on the platform, `#available`, Objective-C attributes, optional requirements,
/// `#selector`, `Self` in extensions of some of Apple's classes, `#bundle`, stored values that must
/// be there, names of types that Foundation here has otherwise, names of modules that are called
/// otherwise here, and imports of SwiftUI where `@Entry` is written.
package struct SourcePreparer: Sendable {
  package var conditions: BuildConditions

  package init(conditions: BuildConditions) {
    self.conditions = conditions
  }

  /// A file ready for the compiler, and what was learnt on the way.
  package struct Result: Sendable {
    /// The text to compile: imports and a line naming the original, then the original's lines.
    package var prepared: [UInt8]
    package var facts: FileFacts

    /// Has the file import a module that it does not name.
    package mutating func addImport(of module: String) {
      prepared = Array("import \(module)\n".utf8) + prepared
      facts.imports.append(FileFacts.Import(module: module, line: 0, moduleRange: 0..<0))
    }
  }

  /// Prepares one file.
  ///
  /// - Parameters:
  ///   - bytes: the file's contents.
  ///   - path: the absolute path that compiler messages shall name.
  package func prepare(_ bytes: [UInt8], path: String) -> Result {
    let source = SourceText(bytes)
    let regions = ActiveRegions(source, conditions)
    let facts = FileFacts(source, isActive: regions.isActive)
    let edits =
      regions.edits + ObjectiveCRewriter.edits(source) + DynamicSelfRewriter.edits(source)
      + BundleMacroRewriter.edits(source) + OptionalRequirementRewriter.edits(source)
      + ImportRewriter(isLinux: conditions.isLinux).edits(source, facts.imports)
      + Self.opening(bytes)
      + (conditions.isLinux
        ? []
        : AvailabilityRewriter(platform: conditions.platform).edits(source)
          + OccupiedNameRewriter.edits(source) + StoredValueRewriter.edits(source)
          + EntryMacroRewriter.edits(source, facts.imports))
    let entry =
      conditions.isLinux ? nil : EntryMacroRewriter.statement(source, facts.imports)
    let prologue =
      (entry.map { $0 + "\n" } ?? "") + prologue(path: path, modules: unnamedModules(facts))
    return Result(
      prepared: Array(prologue.utf8) + TextEdit.apply(edits, to: bytes), facts: facts)
  }

  /// What is put in front: imports that need no naming, and where the text comes from.
  func prologue(path: String, modules: [String]) -> String {
    // A line has one path: what would end it or the literal is shown by its symbol (␊).
    let shown = path.unicodeScalars.map { scalar -> String in
      switch scalar.value {
      case 0x00...0x1F: String(UnicodeScalar(0x2400 + scalar.value) ?? scalar)
      case 0x7F: "\u{2421}"
      default: String(scalar)
      }
    }.joined()
    let statements = modules.map { "import \($0)\n" }.joined()
    return statements + "#sourceLocation(file: \(SwiftCode.literal(shown)), line: 1)\n"
  }

  /// What Apple's Foundation re-exports, so that its names may be others' too.
  package static let carriedByFoundation = "Combine"

  /// What Apple's SwiftUI and WidgetKit re-export beside Combine, each on some platforms.
  package static let kits = ["AppKit", "UIKit", "UserNotifications", "WatchKit"]

  /// Modules that a file sees without naming them: our additions to Foundation, what Apple's
  /// Foundation (Combine), SwiftUI and WidgetKit re-export but ours cannot, those that headers
  /// carry along, where they are used, and Foundation, which the header of a framework carries into
  /// files that import nothing.
  private func unnamedModules(_ facts: FileFacts) -> [String] {
    if conditions.isLinux { return [] }
    let names = facts.imports.map(\.module)
    let shows = names.contains("SwiftUI") || names.contains("WidgetKit")
    let combine = shows || names.contains("Foundation") ? [Self.carriedByFoundation] : []
    let unnamed =
      [GeneratedSources.additionsModule] + (names.isEmpty ? ["Foundation"] : []) + combine
      + (shows ? Self.kits : [])
    let carried = facts.carriedModules.filter { !unnamed.contains($0) }
    return (unnamed + carried).filter {
      (conditions.modules.offered + ModuleAvailability.compilerProvided).contains($0)
        && !names.contains($0) && !conditions.platform.missingModules.contains($0)
    }
  }

  /// What may stand only at the very beginning, where the prologue now is.
  private static func opening(_ bytes: [UInt8]) -> [TextEdit] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return [TextEdit(0..<3, "")] }
    return bytes.starts(with: Array("#!".utf8)) ? [TextEdit(0..<2, "//")] : []
  }
}
