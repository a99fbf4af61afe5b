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
        .map { (number: $0.offset, item: $0.element) }
      let isWhole = program.isEmpty
      let named = items.filter { $0.item.kind != .consequence }.sorted {
        rank($0.item, $0.number).lexicographicallyPrecedes(rank($1.item, $1.number))
      }
      let idle = named.filter { isIdle($0.item) }
      return [
        "program": .text(isWhole ? words("The whole project") : program),
        "items": .list(named.filter { !isIdle($0.item) }.map { value($0.item, $0.number) }),
        "hasIdle": .flag(!idle.isEmpty), "idleCount": .text(words.plural(idle.count, "name")),
        "idle": .list(idle.map { value($0.item, $0.number) }),
        "consequences": .list(
          items.filter { $0.item.kind == .consequence }.map { value($0.item, $0.number) }),
      ]
    }
  }

  /// By kind, then what most pictures show, most widgets may come to and most code needs.
  private func rank(_ item: MissingItem, _ number: Int) -> [Int] {
    let kind = MissingItem.Kind.allCases.firstIndex(of: item.kind) ?? 0
    let touched = item.widgets(owners).count
    return [kind, -item.renders.count, -touched, -item.positions.count, number]
  }

  /// Whether it is a name of code that no widget leads to.
  private func isIdle(_ item: MissingItem) -> Bool {
    item.kind == .name && !manifest.widgets.isEmpty && item.widgets(owners).isEmpty
      && !item.positions.contains { $0.left == "error" }
  }

  /// Errors of the run that belong to no widget and name nothing that is missing. Where names are
  /// missing, what else the compiler said may follow from that.
  var runProblems: (own: [Diagnostic], following: [Diagnostic]) {
    let causes = ProblemOrigins(manifest.missing)
    let errors = manifest.diagnostics.filter { $0.severity == .error && $0.render == nil }
    return (
      errors.filter { causes.origin(of: $0) == .own },
      errors.filter { causes.origin(of: $0) == .consequence }
    )
  }

  /// What of it a widget is without, as links to the page.
  func missing(of widget: Widget, root: String) -> [[String: TemplateValue]] {
    (missingOfWidget[widget.id] ?? []).map { number in
      let item = manifest.missing[number]
      return [
        "missingName": .text(item.name), "missingKind": .text(title(of: item.kind)),
        "missingLink": .text(root + Self.missingPage + "#" + Self.mark(number)),
      ]
    }
  }

  private static func mark(_ number: Int) -> String { "missing-\(number + 1)" }

  private func value(_ item: MissingItem, _ number: Int) -> [String: TemplateValue] {
    let positions = positions(item.positions.prefix(Self.listLimit))
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

  /// Positions by file and what was left out there. Folders stand apart, as a line may be broken
  /// behind them.
  private func positions(_ all: some Sequence<MissingItem.Position>) -> [[String: TemplateValue]] {
    var groups: [(file: String, left: String, lines: [Int])] = []
    for position in all {
      let known = groups.firstIndex { $0.file == position.file && $0.left == position.left }
      if known == nil { groups.append((position.file, position.left, [])) }
      if let line = position.line { groups[known ?? groups.count - 1].lines.append(line) }
    }
    return groups.map { group in
      let parts = group.file.split(separator: "/").map(String.init)
      let lines = group.lines.map(String.init).joined(separator: ", ")
      return [
        "folders": .list(parts.dropLast().map { ["folder": .text($0)] }),
        "file": .text((parts.last ?? "") + (lines.isEmpty ? "" : ":" + lines)),
        "left": .text(title(ofLeft: group.left)),
      ]
    }
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
