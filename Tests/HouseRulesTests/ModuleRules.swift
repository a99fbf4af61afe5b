import Foundation
import Testing

/// The graph of the modules is written in `Package.swift` and nowhere else; the map draws it, and
/// nothing in it is there for nothing.
@Suite struct ModuleRules {
  private let tree = SourceTree.standard
  private let graph = ModuleGraph.standard
  private let drawing = ModuleDrawing(map: SourceTree.text(map))
  private static let map = "Sources/README.md"

  @Test func theGraphIsRead() {
    #expect(graph.modules.count > 60)
    #expect(graph["SwiftUI"]?.imports.contains("WidgetProgram") == true)
    #expect(graph.below("SwiftUI").isSuperset(of: ["VectorDrawing", "DiagnosticRecords"]))
    #expect(graph["ViewGraphTests"]?.imports.contains("TestSupport") == true)
    #expect(graph["MacroExpansion"]?.path == "Sources/Vocabulary/SwiftUIMacros/Expansion")
    #expect(graph.owner(of: "Sources/Engine/ViewGraph/A.swift")?.name == "ViewGraph")
  }

  @Test func aGraphKnowsWhatIsReachedByTheWay() {
    let graph = ModuleGraph(
      manifest: """
        func module(_ layer: String) -> Target { .target(name: name, path: "Sources/\\(layer)") }
          .target(name: "C", path: "Sources/Engine/C"),
          module("Engine", "B", ["C"]),
          module(
            "Gallery", "A", ["B", "C"]),
          tests("Gallery", "A", ["A"], exclude: ["x.json"]),
        let more = inerts(
          [
            "D", "E",
          ], ["C"])
        """)
    #expect(graph.modules.map(\.name) == ["C", "B", "A", "ATests", "D", "E"])
    #expect(graph["E"]?.imports == ["C"] && graph["D"]?.path.hasSuffix("/Inert/D") == true)
    #expect(graph["A"].map(graph.direct) == ["B"] && graph.below("ATests").contains("C"))
    #expect(graph["ATests"]?.imports == ["A", "TestSupport"])
    #expect(graph["A"]?.storey == "Gallery" && graph["ATests"]?.storey == nil)
  }

  @Test func theMapDrawsTheModules() {
    var offences: [Offence] = []
    for line in drawing.lines {
      guard let module = graph[line.name], module.storey == line.storey else {
        offences.append(
          Offence(Self.map, line: line.line, "\(line.storey) has no module \(line.name)."))
        continue
      }
      let direct = graph.direct(module)
      if direct != line.imports {
        offences.append(
          Offence(
            Self.map, line: line.line,
            "Draw \(line.name) → \(direct.sorted().joined(separator: " ")), as Package.swift says.")
        )
      }
    }
    let drawn = Set(drawing.lines.map(\.name))
    for module in graph.modules where module.storey != nil && !drawn.contains(module.name) {
      if module.path.contains("/StandIns/") { continue }
      offences.append(
        Offence("Package.swift", line: module.line, "Draw \(module.name) in \(Self.map)."))
    }
    expectKept("map", offences)
  }

  @Test func arrowsPointDown() {
    let heights = Dictionary(
      uniqueKeysWithValues: drawing.storeys.enumerated().map { ($1, $0) })
    var offences: [Offence] = []
    for module in graph.modules {
      guard let height = module.storey.flatMap({ heights[$0] }) else { continue }
      for name in module.imports {
        guard let other = graph[name]?.storey, let theirs = heights[other], theirs < height else {
          continue
        }
        offences.append(
          Offence(
            "Package.swift", line: module.line,
            "\(module.name) lies below \(name) and must not know it: move the code up."))
      }
    }
    expectKept("storeys", offences)
  }

  @Test func theVocabularyKnowsTheGalleryAtItsEntryOnly() {
    var offences: [Offence] = []
    for file in tree.swift where file.lies(in: "Sources/Vocabulary") {
      for (name, line) in ImportedNames.find(in: file) where graph[name]?.storey == "Gallery" {
        if name == "WidgetProgram", file.path == "Sources/Vocabulary/SwiftUI/EntryPoint.swift" {
          continue
        }
        offences.append(
          Offence(file.path, line: line, "Only EntryPoint.swift knows the gallery's program."))
      }
    }
    expectKept("entry", offences)
  }

  @Test func filesImportOnlyWhatTheirModuleDeclares() {
    var offences: [Offence] = []
    for file in tree.swift {
      guard let module = graph.owner(of: file.path) else { continue }
      for (name, line) in ImportedNames.find(in: file)
      where graph[name] != nil && !module.imports.contains(name) {
        offences.append(
          Offence(
            file.path, line: line,
            "Package.swift does not let \(module.name) import \(name): move the code, or add it."))
      }
    }
    expectKept("imports", offences)
  }

  /// Not what is linked and never imported: parts in C without Swift names, and the plug-in.
  @Test func noModuleDeclaresAnImportThatNoFileHas() {
    let linked: Set<String> = ["OwnedSurroundings", "CrashTrace", "SwiftUIMacros", "TestSupport"]
    var imported: [String: Set<String>] = [:]
    for file in tree.swift {
      guard let module = graph.owner(of: file.path) else { continue }
      imported[module.name, default: []].formUnion(ImportedNames.find(in: file).map(\.name))
    }
    var offences: [Offence] = []
    for module in graph.modules {
      for name in module.imports
      where !linked.contains(name) && imported[module.name]?.contains(name) != true {
        offences.append(
          Offence("Package.swift", line: module.line, "\(module.name) never imports \(name)."))
      }
    }
    expectKept("unused-dependencies", offences)
  }

  @Test func noFileImportsAModuleOfWhichItUsesNothing() {
    let (outside, inside) = (names(testable: false), names(testable: true))
    var offences: [Offence] = []
    for file in tree.swift where graph.owner(of: file.path) != nil {
      let used = DeclaredNames.used(in: file)
      for (name, line) in ImportedNames.find(in: file, passedOn: false) {
        let isTestable = file.lines[line - 1].contains("@testable")
        guard let theirs = (isTestable ? inside : outside)[name], theirs.isDisjoint(with: used)
        else { continue }
        offences.append(Offence(file.path, line: line, "Nothing of \(name) is used here."))
      }
    }
    expectKept("unused-imports", offences)
  }

  /// What each module declares, with what it passes on of others.
  private func names(testable: Bool) -> [String: Set<String>] {
    var names: [String: Set<String>] = [:]
    // What lies below comes first.
    for module in graph.modules.sorted(by: { depth($0) < depth($1) }) {
      let files = tree.swift.filter { $0.lies(in: module.path) }
      if files.isEmpty { continue }
      let passedOn = files.flatMap { ImportedNames.find(in: $0, passedOn: true).map(\.name) }
      let all = passedOn.reduce(
        into: DeclaredNames.all(in: files, testable: testable)
      ) { $0.formUnion(names[$1] ?? []) }
      // One that only passes on what is not ours has names that are not known here.
      if !all.isEmpty { names[module.name] = all }
    }
    return names
  }

  private func depth(_ module: ModuleGraph.Module) -> Int { graph.below(module.name).count }

  /// A cache of compiled modules must not outlive a change of what they are made from.
  @Test func theCacheKnowsAllThatWidgetsAreLinkedWith() {
    let file = "Sources/Workshop/ProgramBuilding/VitrineHome.swift"
    let text = SourceTree.text(file).components(separatedBy: "parts = [").dropFirst().first ?? ""
    let parts = (text.components(separatedBy: "]").first ?? "").components(separatedBy: "\"")
      .filter { $0.hasSuffix("/") }
    let top = graph.modules.filter { $0.storey == "Vocabulary" }.map(\.name)
    let linked = top.reduce(into: Set(top)) { $0.formUnion(graph.below($1)) }
    var offences: [Offence] = []
    for name in linked.sorted() {
      guard let path = graph[name]?.path else { continue }
      if parts.contains(where: { path.hasPrefix("Sources/" + $0.dropLast()) }) { continue }
      offences.append(Offence(file, "Add \(path) to the parts that say what a cache holds."))
    }
    expectKept("cached-parts", offences)
  }
}
