import CatalogueManifest
import DiagnosticRecords
import Foundation

/// The values that the site's pages show.
struct SitePages {
  let manifest: Manifest
  let files: WidgetFiles
  let assets: SiteAssets
  let words: SiteWords
  /// The name of the build that a server keeps up to date; empty for none.
  let live: String
  private let rendersOfWidget: [String: [Render]]
  /// The widget of each render, by its id.
  let owners: [String: String]

  init(
    manifest: Manifest, files: WidgetFiles, assets: SiteAssets, words: SiteWords,
    live: String = ""
  ) {
    self.manifest = manifest
    self.words = words
    self.live = live
    self.files = files
    self.assets = assets
    rendersOfWidget = Dictionary(grouping: manifest.renders, by: \.widget)
    owners = Dictionary(manifest.renders.map { ($0.id, $0.widget) }) { first, _ in first }
  }

  func renders(of widget: Widget) -> [Render] { rendersOfWidget[widget.id] ?? [] }

  /// What every page knows; `root` leads from the page to the site's top.
  func common(root: String) -> [String: TemplateValue] {
    let settings = manifest.settings
    return [
      "root": .text(root),
      "live": .text(live),
      "style": .text(root + assets.style),
      "script": .text(root + assets.script),
      "title": .text(manifest.title.isEmpty ? words("Widgets") : manifest.title),
      "generator": .text(manifest.generator),
      "revision": .text(manifest.revision ?? ""),
      "scale": .text("@\(Int(exactly: settings.scale).map(String.init) ?? "\(settings.scale)")x"),
      "sharing": .text(sharing),
      "device": .text(settings.deviceName.isEmpty ? settings.device : settings.deviceName),
      "locale": .text(settings.locale),
      "timeZone": .text(settings.timeZone),
      "date": .text(SitePages.reading(settings.date)),
      "widgetCount": .text(words.plural(manifest.widgets.count, "widget")),
      "fileCount": .text(words.plural(Set(manifest.renders.map(\.file)).count, "file")),
      "renderCount": .text(words.plural(manifest.renders.count, "picture")),
    ]
  }

  /// How much is saved by storing equal pictures once.
  private var sharing: String {
    let files = Set(manifest.renders.map(\.file)).count
    let saved = manifest.renders.count - files
    if saved <= 0 { return "" }
    let share = String(saved * 100 / manifest.renders.count)
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
    values["problems"] = .list(problems.own.map(problem))
    values["following"] = .list(problems.following.map(problem))
    values["hasFollowing"] = .flag(!problems.following.isEmpty)
    values["problemCount"] = .text(count > 0 ? words.plural(count, "problem") : "")
    values["bundles"] = .list(
      manifest.bundles.map { bundle in
        let widgets = manifest.widgets.filter { bundle.widgets.contains($0.id) }
        return ["bundle": .text(bundle.title), "widgets": .list(widgets.map(card))]
      })
    let bundled = Set(manifest.bundles.flatMap(\.widgets))
    let others = manifest.widgets.filter { !bundled.contains($0.id) }
    values["others"] = .list(others.map(card))
    return values
  }

  /// A widget as the plain list shows it.
  private func card(_ widget: Widget) -> [String: TemplateValue] {
    let count = renders(of: widget).count
    return [
      "name": .text(widget.name.isEmpty ? widget.id : widget.name),
      "description": .text(widget.description),
      "page": .text("w/" + HTMLText.address(files[widget.id]) + ".html"),
      "count": .text(words.plural(count, "picture")),
    ]
  }

  /// `2027-01-15 08:15:00 UTC`.
  static func reading(_ date: Date) -> String {
    let text = Timestamp.text(date)
    return text.replacing("T", with: " ").replacing("Z", with: " UTC")
  }
}
