import CatalogueManifest
import DiagnosticRecords
import ProgramBuilding
import ProjectReader
import SourcePreparing
import WidgetProgram

extension MissingItem {
  /// What a program needs and does not have: modules that are made, what was left out of its code
  /// for a name, and names that the compiler did not find.
  static func all(of project: WidgetProject, _ built: BuiltProgram, _ naming: FileNaming)
    -> [MissingItem]
  {
    var items = project.missingModules.map { module in
      MissingItem(
        program: project.name, kind: .module, name: module.name,
        positions: positions(importing: module.name, in: project),
        remedy: remedy(ofModule: module.name))
    }
    items += built.healed.map { healed($0, project.name) }
    let errors = built.executable == nil ? built.diagnostics : []
    items += errors.compactMap { MissingItem($0, program: project.name, names: []) }
    return items.map { item in
      var item = item
      for index in item.positions.indices {
        item.positions[index].file = naming.name(item.positions[index].file)
      }
      return item
    }
  }

  private static func positions(importing module: String, in project: WidgetProject) -> [Position] {
    (project.modules.flatMap(\.files) + project.files).flatMap { file in
      file.facts.imports.filter { $0.module == module }.map {
        Position(file: file.path, line: $0.line)
      }
    }
  }

  private static func healed(_ part: HealedPart, _ program: String) -> MissingItem {
    let isModule = part.kind == .importStatement
    let kind: Kind = isModule ? .module : part.name.isEmpty ? .consequence : .name
    return MissingItem(
      program: program, kind: kind, name: part.name,
      positions: [Position(file: part.file, line: part.line, left: part.kind.rawValue)],
      remedy: isModule ? remedy(ofModule: part.name) : remedy(ofName: part.name))
  }
}

extension GalleryRun {
  /// What the program is without, with the widgets that may come to it and the pictures that show
  /// it.
  ///
  /// - Parameter result: what was drawn.
  func missing(in result: Result) -> [MissingItem] {
    let names = Set(missing.filter { $0.kind == .name }.map(\.name))
    let reach = naming?.named(reach) ?? reach
    let known = missing.map { item in
      var item = item
      item.widgets = result.widgets.filter { widget in
        let reached = widget.source.flatMap { reach[$0.file] } ?? []
        return item.positions.contains { reached.contains($0.file) }
      }.map(\.id)
      return item
    }
    return known
      + result.diagnostics.compactMap { MissingItem($0, program: name, names: names) }
  }
}
