import CatalogueManifest
import DiagnosticRecords
import WidgetHost

extension Manifest {
  /// Its diagnostics, with what is said in the same words of every picture of a widget said once,
  /// of the widget; so is what is true of the widget whichever of its pictures show it.
  var foldedDiagnostics: [Diagnostic] {
    let owners = Dictionary(renders.map { ($0.id, $0.widget) }) { first, _ in first }
    var pictures: [String: Int] = [:]
    for render in renders { pictures[render.widget, default: 0] += 1 }
    var counts: [Diagnostic: Int] = [:]
    for diagnostic in Set(diagnostics) {
      guard let owner = diagnostic.render.flatMap({ owners[$0] }) else { continue }
      counts[diagnostic.said(of: owner), default: 0] += 1
    }
    var said: Set<Diagnostic> = []
    return diagnostics.compactMap { diagnostic in
      guard let owner = diagnostic.render.flatMap({ owners[$0] }) else { return diagnostic }
      let folded = diagnostic.said(of: owner)
      let isOfWidget = diagnostic.breaks(.noContainerBackground)
      let (count, all) = (counts[folded] ?? 0, pictures[owner] ?? 0)
      guard isOfWidget || count > 1 && count == all else { return diagnostic }
      return said.insert(folded).inserted ? folded : nil
    }
  }
}

extension Diagnostic {
  /// The same, said of a widget instead of one of its pictures.
  fileprivate func said(of widget: String) -> Diagnostic {
    var result = self
    result.render = widget
    return result
  }
}
