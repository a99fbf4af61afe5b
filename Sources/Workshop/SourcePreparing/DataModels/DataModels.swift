package import DiagnosticRecords
package import Foundation
package import ResourceCatalogs

/// The models of Core Data of one program or module, in the order of their paths.
package struct DataModels: Sendable {
  package private(set) var all: [DataModel] = []
  /// Models of other programs that are needed here.
  package private(set) var borrowed: [URL] = []
  package private(set) var diagnostics: [Diagnostic] = []

  package init() {}

  /// Reads the current versions of models.
  ///
  /// - Parameters:
  ///   - files: `.xcdatamodeld` and `.xcdatamodel` folders of the program.
  ///   - others: those of other programs, of which those are taken that have a class whose name is
  ///     one of `words`.
  ///   - root: the folder that paths are made relative to.
  package init(_ files: [URL], others: [URL] = [], words: Set<String> = [], root: URL) {
    for file in files.sorted(by: { $0.path < $1.path }) {
      guard let model = Self.read(file) else {
        let prefix = root.path + "/"
        let path =
          file.path.hasPrefix(prefix) ? String(file.path.dropFirst(prefix.count)) : file.path
        diagnostics.append(
          Diagnostic(
            .dataModelUnreadable, "\(path) is no model of Core Data that can be read.",
            hint: Rule.dataModelUnreadable.remedy, file: path))
        continue
      }
      all.append(model)
    }
    for file in others.sorted(by: { $0.path < $1.path }) {
      guard let model = Self.read(file) else { continue }
      let known = Set(all.flatMap(\.classNames))
      let names = Set(model.classNames)
      guard !words.isDisjoint(with: names), known.isDisjoint(with: names) else { continue }
      all.append(model)
      borrowed.append(file)
    }
  }

  /// For models that are at hand.
  init(_ models: [DataModel]) { all = models }

  private static func read(_ file: URL) -> DataModel? {
    DataModelReader.currentVersion(of: file).flatMap {
      DataModelReader.read($0, name: file.deletingPathExtension().lastPathComponent)
    }
  }
}

extension DataModel {
  fileprivate var classNames: [String] { entities.compactMap(\.className) }
}

extension Rule {
  static let dataModelUnreadable = Rule(
    "data-model-unreadable", fault: .input, .warning, "A model of Core Data cannot be read",
    why: "Its classes are not written, and its store knows no kinds of objects.",
    remedy: "Open the model in Xcode and save it again, or leave it out with `exclude`.")
}
