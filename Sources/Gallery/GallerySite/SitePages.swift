import CatalogueManifest
import DiagnosticRecords
import Foundation

/// The values that the site's pages show.
struct SitePages: Sendable {
  let manifest: Manifest
  let files: WidgetFiles
  let titles: WidgetTitles
  let assets: SiteAssets
  let words: SiteWords
  /// The name of the build that a server keeps up to date; empty for none.
  let live: String
  let clock: PageClock
  private let rendersOfWidget: [String: [Render]]
  /// The widget of each render, by its id.
  let owners: [String: String]
  /// What there is to say of each widget and its renders, by the widget's id.
  let problemsOfWidget: [String: [Diagnostic]]
  /// What each widget is without, by numbers of `manifest.missing`, by the widget's id.
  let missingOfWidget: [String: [Int]]
  /// What every page says of the whole gallery: counted once, as there are pages for every widget.
  private let everywhere: [String: TemplateValue]

  init(
    manifest: Manifest, files: WidgetFiles, titles: WidgetTitles, assets: SiteAssets,
    words: SiteWords,
    live: String = ""
  ) {
    self.manifest = manifest
    self.words = words
    clock = PageClock(manifest.settings, words: words)
    self.live = live
    self.files = files
    self.titles = titles
    self.assets = assets
    rendersOfWidget = Dictionary(grouping: manifest.renders, by: \.widget)
    let owners = Dictionary(manifest.renders.map { ($0.id, $0.widget) }) { first, _ in first }
    self.owners = owners
    let ids = Set(manifest.widgets.map(\.id))
    problemsOfWidget = Dictionary(
      grouping: manifest.diagnostics.filter { $0.render != nil },
      by: { Self.widget(named: $0.render ?? "", ids, owners) ?? "" })
    var missing: [String: [Int]] = [:]
    for (number, item) in manifest.missing.enumerated() where item.kind != .consequence {
      for widget in item.widgets(owners) { missing[widget, default: []].append(number) }
    }
    missingOfWidget = missing
    everywhere = Self.everywhere(manifest, words, clock)
  }

  /// The widget that an id of a widget or of something in it belongs to.
  private static func widget(
    named id: String, _ ids: Set<String>, _ owners: [String: String]
  ) -> String? {
    if let owner = owners[id] { return owner }
    var rest = id[...]
    while !ids.contains(String(rest)) {
      guard let cut = rest.lastIndex(of: "/") else { return nil }
      rest = rest[..<cut]
    }
    return String(rest)
  }

  func renders(of widget: Widget) -> [Render] { rendersOfWidget[widget.id] ?? [] }

  /// What every page knows; `root` leads from the page to the site's top.
  func common(root: String) -> [String: TemplateValue] {
    everywhere.merging([
      "root": .text(root),
      "live": .text(live),
      "style": .text(root + assets.style),
      "script": .text(root + assets.script),
      "laterStyle": .text(root + assets.laterStyle),
      "laterScript": .text(root + assets.laterScript),
      "daysScript": .text(root + assets.daysScript),
      "daysPage": .text(manifest.days == nil ? "" : root + Self.daysPage),
    ]) { $1 }
  }

  private static func everywhere(
    _ manifest: Manifest, _ words: SiteWords, _ clock: PageClock
  ) -> [String: TemplateValue] {
    let settings = manifest.settings
    let (files, renders) = (Set(manifest.renders.map(\.file)).count, manifest.renders.count)
    return [
      "title": .text(manifest.title.isEmpty ? words("Widgets") : manifest.title),
      "generator": .text(manifest.generator),
      "revision": .text(manifest.revision ?? ""),
      "sharing": .text(sharing(of: renders, files, words)),
      "devices": .text(devices(of: manifest)),
      "locale": .text(settings.locale),
      "timeZone": .text(settings.timeZone),
      "date": .text(clock.reading(settings.date)),
      "widgetCount": .text(words.plural(manifest.widgets.count, "widget")),
      "fileCount": .text(words.plural(files, "file")),
      "renderCount": .text(words.plural(renders, "picture")),
    ]
  }

  /// The devices that bundles were drawn for, each once.
  private static func devices(of manifest: Manifest) -> String {
    var names: [String] = []
    for settings in [manifest.settings] + manifest.bundles.map(manifest.settings(of:)) {
      let scale = Int(exactly: settings.scale).map(String.init) ?? "\(settings.scale)"
      let device = settings.deviceName.isEmpty ? settings.device : settings.deviceName
      let name = "\(device) @\(scale)x"
      if !names.contains(name) { names.append(name) }
    }
    return names.joined(separator: ", ")
  }

  /// How much is saved by storing equal pictures once.
  private static func sharing(of renders: Int, _ files: Int, _ words: SiteWords) -> String {
    if renders <= files { return "" }
    let share = String((renders - files) * 100 / renders)
    return words("{0}% of them share a file with an equal one", share)
  }

  /// The values of pages that exist once.
  ///
  /// - Parameter isAlone: whether the page stands in no folder with others.
  func index(isAlone: Bool = false) -> [String: TemplateValue] {
    var values = common(root: "")
    values["missingCount"] = .text(missingCount)
    values["missingPage"] = .text(isAlone ? "" : Self.missingPage)
    values["missingFile"] = .text(MissingFile.name)
    values["programs"] = .list(missingPrograms)
    let problems = runProblems
    let count = problems.own.count + problems.following.count
    values["problems"] = .list(problems.own.map(words.notice))
    values["following"] = .list(problems.following.map(words.notice))
    values["hasFollowing"] = .flag(!problems.following.isEmpty)
    values.merge(isAlone ? ["daysPage": ""] : daysValues) { $1 }
    values["problemCount"] = .text(count > 0 ? words.plural(count, "problem") : "")
    let widgets = Dictionary(manifest.widgets.map { ($0.id, $0) }) { first, _ in first }
    // A page without scripts loads every picture at once.
    var left = Self.picturesPerPage
    let cards = { (widgets: [Widget]) in
      TemplateValue.list(
        widgets.map { widget in
          left -= 1
          return card(widget, isPictured: left >= 0)
        })
    }
    values["bundles"] = .list(
      manifest.bundles.map { bundle in
        [
          "bundle": .text(bundle.title),
          "widgets": cards(bundle.widgets.compactMap { widgets[$0] }),
        ]
      })
    let bundled = Set(manifest.bundles.flatMap(\.widgets))
    values["others"] = cards(manifest.widgets.filter { !bundled.contains($0.id) })
    return values
  }

  /// A widget as the plain list shows it.
  private func card(_ widget: Widget, isPictured: Bool) -> [String: TemplateValue] {
    let renders = renders(of: widget)
    var values: [String: TemplateValue] = [
      "name": .text(titles[widget.id].name),
      "description": .text(widget.description),
      "page": .text("w/" + HTMLText.address(files[widget.id]) + ".html"),
      "count": .text(words.plural(renders.count, "picture")),
      "isPictured": .flag(false),
    ]
    guard isPictured, let render = Self.telling(renders) else { return values }
    values["isPictured"] = .flag(true)
    values.merge(picture(render, of: widget, root: "")) { first, _ in first }
    return values
  }

  /// The picture that stands for a widget: a medium one says most for its room.
  static func telling(_ renders: [Render]) -> Render? {
    let order = ["systemMedium", "systemLarge", "systemSmall"]
    let family = order.first { family in renders.contains { $0.family == family } }
    let all = renders.filter { family == nil || $0.family == family }
    return all.first { $0.entry != nil } ?? all.first
  }
}
