import DiagnosticRecords
import FilePaths
import Foundation
import ProjectReader

/// The paths that a command reads. What it writes may not be one of them, hold one, or lie in one,
/// where the next run would read it.
struct InputPaths {
  private struct Root: Hashable {
    let url: URL
    /// Whether nothing may be written into it either.
    let isWhole: Bool
  }

  private var roots: [Root] = []

  /// The inputs of a command as wholes. What lies beside an Xcode project is no part of it.
  init(_ inputs: [URL]) {
    for input in inputs {
      switch ProjectInput.find(input) {
      case .folder(let folder), .package(let folder): add(folder)
      case .xcode(let found):
        add(input, isWhole: input.pathExtension.hasPrefix("xc"))
        for url in found.projects + found.packages { add(url) }
      }
    }
  }

  /// Folders of catalogues.
  init(catalogues: [URL]) {
    for folder in catalogues { add(folder) }
  }

  /// The folders of the sources of projects. Sources right beside an Xcode project do not make all
  /// that is beside it a source.
  init(_ projects: [WidgetProject]) {
    for project in projects {
      for file in project.files {
        let folder = file.url.deletingLastPathComponent()
        let relation = PathRelation(folder, to: project.root)
        add(folder, isWhole: relation != .same && relation != .holds)
      }
    }
  }

  private mutating func add(_ url: URL, isWhole: Bool = true) {
    let root = Root(url: url.standardizedFileURL, isWhole: isWhole)
    if !roots.contains(root) { roots.append(root) }
  }

  /// Stops if an output is, holds or lies in one of the paths.
  ///
  /// - Parameters:
  ///   - option: The option that gives the output's path.
  ///   - mayLieInside: Whether the output keeps to files it names, so that it may lie among
  ///     sources, as snapshots do.
  func refuse(_ output: URL, option: String, mayLieInside: Bool = false) throws {
    for root in roots {
      let words: String
      switch PathRelation(output, to: root.url) {
      case .same: words = "is an input"
      case .holds: words = "holds an input, \(root.url.path)"
      // What is hidden no reader enters.
      case .inside(let isHidden):
        if mayLieInside || isHidden || !root.isWhole { continue }
        words = "lies in an input, \(root.url.path)"
      case .apart: continue
      }
      let name = root.url.deletingPathExtension().lastPathComponent + "-output"
      let beside = root.url.deletingLastPathComponent().appendingPathComponent(name)
      throw Stop([
        Diagnostic(
          .outputInInput, "\(output.path) \(words); nothing is written there.",
          hint: "Give another folder with \(option), for example \(beside.path).")
      ])
    }
  }
}

extension Rule {
  static let outputInInput = Rule(
    "output-in-input", fault: .input, .error, "The output is, holds or lies in an input",
    why: "What is written would be read as source the next time, or stand in place of it.",
    remedy: "Give another folder.")
}
