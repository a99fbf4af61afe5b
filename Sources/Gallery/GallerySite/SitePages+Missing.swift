import CatalogueManifest
import DiagnosticRecords
import Foundation

extension SitePages {
  /// The page that lists what is not there.
  static let missingPage = "missing.html"

  /// At most so many positions, widgets and pictures of a thing are listed; the file has them all.
  private static let listLimit = 24

  /// What the code needs and is not at hand, without what follows from it.
  private var named: [MissingItem] { manifest.missing.filter { $0.kind != .consequence } }

  /// `12 missing names`, or nothing.
  var missingCount: String {
    named.isEmpty ? "" : words.plural(named.count, "missing name")
  }

  /// By program, what the page lists.
  var missingPrograms: [[String: TemplateValue]] {
    var programs: [String] = []
    for item in manifest.missing where !programs.contains(item.program) {
      programs.append(item.program)
    }
    return programs.map { program in
      let items = manifest.missing.enumerated().filter { $0.element.program == program }
      let isWhole = program.isEmpty
      return [
        "program": .text(isWhole ? words("The whole project") : program),
        "items": .list(
          items.filter { $0.element.kind != .consequence }.map { value($0.element, $0.offset) }),
        "consequences": .list(
          items.filter { $0.element.kind == .consequence }.map { value($0.element, $0.offset) }),
      ]
    }
  }

  /// Errors of the run that belong to no widget and name nothing that is missing. Where names are
  /// missing, what else the compiler said may follow from that.
  var runProblems: (own: [Diagnostic], following: [Diagnostic]) {
    let names = Set(named.map(\.name))
    let errors = manifest.diagnostics.filter { diagnostic in
      diagnostic.severity == .error && diagnostic.render == nil
        && !(diagnostic.subject.map(names.contains) ?? false)
    }
    let isRefused = named.contains { $0.positions.contains { $0.left == "error" } }
    let following = errors.filter { isRefused && $0.fault == .widget && $0.file != nil }
    return (errors.filter { !following.contains($0) }, following)
  }

  /// What of it a widget is without, as links to the page.
  func missing(of widget: Widget, root: String) -> [[String: TemplateValue]] {
    manifest.missing.enumerated().filter { _, item in
      item.kind != .consequence && item.widgets(owners).contains(widget.id)
    }.map { number, item in
      [
        "missingName": .text(item.name), "missingKind": .text(title(of: item.kind)),
        "missingLink": .text(root + Self.missingPage + "#" + Self.mark(number)),
      ]
    }
  }

  private static func mark(_ number: Int) -> String { "missing-\(number + 1)" }

  private func value(_ item: MissingItem, _ number: Int) -> [String: TemplateValue] {
    let positions = item.positions.prefix(Self.listLimit).map { position in
      [
        "position": TemplateValue.text(position.file + (position.line.map { ":\($0)" } ?? "")),
        "left": .text(title(ofLeft: position.left)),
      ]
    }
    let touched = item.widgets(owners)
    let widgets = manifest.widgets.filter { touched.contains($0.id) }
    return [
      "mark": .text(Self.mark(number)), "name": .text(item.name),
      "kind": .text(title(of: item.kind)), "remedy": .text(item.remedy),
      "hasPositions": .flag(!positions.isEmpty), "hasWidgets": .flag(!widgets.isEmpty),
      "positions": .list(positions), "morePositions": more(item.positions.count),
      "positionCount": .text(words.plural(item.positions.count, "position")),
      "widgets": .list(widgets.prefix(Self.listLimit).map { touch($0, item) }),
      "moreWidgets": more(widgets.count),
    ]
  }

  /// A widget that something is missing in, with the pictures that show it.
  private func touch(_ widget: Widget, _ item: MissingItem) -> [String: TemplateValue] {
    let path = "w/" + HTMLText.address(files[widget.id])
    let shown = Set(item.renders)
    let pictures = renders(of: widget).enumerated().filter { shown.contains($0.element.id) }
    return [
      "widget": .text(widget.name.isEmpty ? widget.id : widget.name),
      "page": .text(path + ".html"),
      "pictures": .list(
        pictures.prefix(Self.listLimit).map { number, render in
          let page = number / Self.picturesPerPage
          let file = page == 0 ? path + ".html" : path + "/\(page + 1).html"
          return [
            "picture": .text(caption(of: render, in: widget)),
            "link": .text(file + "#" + HTMLText.address(render.id)),
          ]
        }), "morePictures": more(pictures.count),
    ]
  }

  /// `and 3 more`, or nothing.
  private func more(_ count: Int) -> TemplateValue {
    let rest = count - Self.listLimit
    return .text(rest > 0 ? words("and {0} more", String(rest)) : "")
  }

  private func title(of kind: MissingItem.Kind) -> String {
    switch kind {
    case .package: words("Package")
    case .module: words("Module")
    case .name: words("Name in code")
    case .resource: words("Resource")
    case .symbol: words("Symbol")
    case .consequence: words("Consequence")
    }
  }

  /// What was left out at a position, as `HealedPart.Kind` calls it.
  private func title(ofLeft left: String) -> String {
    switch left {
    case "importStatement": words("import left out")
    case "attribute": words("attribute left out")
    case "modifier": words("modifier left out")
    case "view": words("view replaced by a labelled box")
    case "closure": words("ends with a message when it is reached")
    case "body": words("ends with a message, or throws, when it is reached")
    case "statement": words("statement left out")
    case "value": words("value left out")
    case "conformance": words("conformance left out")
    case "type": words("type made opaque")
    case "declaration": words("declaration left out")
    case "file": words("file left out")
    case "error": words("the compiler refused it")
    default: left
    }
  }
}
