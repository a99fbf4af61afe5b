import DiagnosticRecords

/// Gives the widgets and bundles of a composition names that differ.
///
/// The first to have a name keeps it, so that catalogues added behind change no address; a later
/// one gets the name of its catalogue in front. A bundle takes its widgets along, so that which of
/// them others have too makes no difference.
struct ComposedNames {
  /// What becomes of the names of one series.
  struct Renaming {
    fileprivate(set) var widgets: [String: String] = [:]
    fileprivate(set) var bundles: [String: String] = [:]
    /// Put before file names in messages where there are several series.
    fileprivate(set) var folder = ""
    /// What may stand before a path that is taken.
    let prefix: String

    func widget(_ id: String) -> String { widgets[id] ?? id }
    func bundle(_ id: String) -> String { bundles[id] ?? id }
  }

  private let isAlone: Bool
  private var known: [String: Renaming] = [:]
  private var widgets: [String: String] = [:]
  private var bundles: [String: String] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  init(_ series: inout [CatalogueSeries], _ parts: [Composition.Part]) {
    isAlone = series.count == 1
    for index in series.indices { name(&series[index], parts) }
  }

  func names(of series: CatalogueSeries) -> Renaming {
    known[series.prefix] ?? Renaming(prefix: series.prefix)
  }

  /// Names everything in a series, in the order of its catalogues.
  private mutating func name(_ series: inout CatalogueSeries, _ parts: [Composition.Part]) {
    var renaming = Renaming(prefix: series.prefix)
    renaming.folder = isAlone ? "" : series.prefix + "/"
    for manifest in series.parts.map({ parts[$0].manifest }) {
      for bundle in manifest.bundles where renaming.bundles[bundle.id] == nil {
        let id = Self.free(bundle.id, series.prefix, in: bundles)
        bundles[id.lowercased()] = series.title
        renaming.bundles[bundle.id] = id
        series.bundles.insert(id)
      }
      for widget in manifest.widgets where renaming.widgets[widget.id] == nil {
        let id = Self.free(renaming.moved(widget), series.prefix, in: widgets)
        if id != widget.id {
          let owner =
            widgets[widget.id.lowercased()] ?? bundles[widget.bundle.lowercased()] ?? ""
          diagnostics.append(
            Diagnostic(
              .renamedWidget,
              "The widget “\(widget.id)” of \(series.title) is called “\(id)” here, as "
                + "\(owner) has that name too.",
              hint: "Addresses of its pictures begin with \(id)/.", render: id))
        }
        widgets[id.lowercased()] = series.title
        renaming.widgets[widget.id] = id
      }
    }
    known[series.prefix] = renaming
  }

  /// The name itself if nobody has it, else one with the prefix.
  private static func free(_ id: String, _ prefix: String, in taken: [String: String]) -> String {
    if taken[id.lowercased()] == nil { return id }
    let parts = id.split(separator: "/").map(String.init)
    let plain = ([PathName.slug("\(prefix)-\(parts.first ?? id)")] + parts.dropFirst())
      .joined(separator: "/")
    var name = plain
    var count = 1
    while taken[name.lowercased()] != nil {
      count += 1
      name = "\(plain)-\(count)"
    }
    return name
  }
}

extension ComposedNames.Renaming {
  func renamed(_ widget: Widget) -> Widget {
    var result = widget
    result.id = self.widget(widget.id)
    result.bundle = bundle(widget.bundle)
    if let source = widget.source { result.source?.file = located(source.file) }
    return result
  }

  func renamed(_ render: Render) -> Render {
    var result = render
    result.widget = widget(render.widget)
    result.id = path(render.id)
    return result
  }

  func renamed(_ diagnostic: Diagnostic) -> Diagnostic {
    var result = diagnostic
    result.render = diagnostic.render.map(path)
    result.file = diagnostic.file.map(located)
    return result
  }

  func renamed(_ item: MissingItem) -> MissingItem {
    var result = item
    result.widgets = item.widgets.map(widget)
    result.renders = item.renders.map(path)
    for index in item.positions.indices {
      result.positions[index].file = located(item.positions[index].file)
    }
    return result
  }

  /// The id of a widget that goes where its bundle goes.
  fileprivate func moved(_ widget: Widget) -> String {
    guard widget.id.hasPrefix(widget.bundle + "/") else { return widget.id }
    return bundle(widget.bundle) + widget.id.dropFirst(widget.bundle.count)
  }

  /// An id or path that begins with the name of a widget.
  func path(_ path: String) -> String {
    var end = path.endIndex
    while widgets[String(path[..<end])] == nil {
      guard let cut = path[..<end].lastIndex(of: "/") else { return path }
      end = cut
    }
    return widget(String(path[..<end])) + path[end...]
  }

  /// A source file among those of several inputs, called as `vitrine build` calls it then.
  private func located(_ file: String) -> String { file.hasPrefix("/") ? file : folder + file }
}

extension Rule {
  static let renamedWidget = Rule(
    "renamed-widget", fault: .input, .note,
    "A widget is called otherwise than in its own catalogue",
    why: "Another catalogue has one of that name.",
    remedy: "Use the addresses that are named, or give the targets different names.")
}
