package import CatalogueManifest
package import DiagnosticRecords
import Encodings
import FilePaths
package import Foundation
import Synchronization

/// Turns a catalogue folder into a static site that opens from disk.
///
/// The same catalogue and templates give the same bytes. The caller passes an empty folder and
/// moves it into place when `build` returns.
package struct SiteBuilder: Sendable {
  let manifest: Manifest
  let catalogueFolder: URL
  let siteFolder: URL
  let isSingleFile: Bool
  let bringsFonts: Bool
  let live: String
  let takesPictures: Bool

  /// - Parameters:
  ///   - manifest: what to show.
  ///   - catalogueFolder: where the pictures are that it names.
  ///   - takesPictures: whether they are moved, as nobody needs them there.
  ///   - siteFolder: the templates, see `site/README.md`.
  ///   - isSingleFile: whether to write the gallery in one file as well.
  ///   - bringsFonts: whether machines without the fonts that pictures ask for get some.
  ///   - live: the name of this build for pages that a server keeps up to date; empty for the plain
  ///     gallery, whose pages may not connect to anything.
  package init(
    manifest: Manifest, catalogueFolder: URL, takesPictures: Bool = false, siteFolder: URL,
    isSingleFile: Bool = false, bringsFonts: Bool = true, live: String = ""
  ) {
    self.manifest = manifest
    self.takesPictures = takesPictures
    self.catalogueFolder = catalogueFolder
    self.siteFolder = siteFolder
    self.isSingleFile = isSingleFile
    self.bringsFonts = bringsFonts
    self.live = live
  }

  /// Writes the site.
  ///
  /// - Returns: what was left out, such as pictures that are named but not there.
  @discardableResult package func build(into folder: URL) throws -> [Diagnostic] {
    let templates = try SiteTemplates(folder: siteFolder)
    let allFonts = try bringsFonts ? GalleryFonts(siteFolder: siteFolder) : nil
    var pictures = PictureFiles(source: catalogueFolder)
    let sound = pictures.sound(manifest)
    let names = WidgetFiles(sound.widgets)
    let output = SiteOutput(folder: folder)
    let assets = try writeAssets(templates, output)
    let titles = WidgetTitles(sound)
    let pages = SitePages(
      manifest: sound, files: names, titles: titles, assets: assets, words: templates.words,
      live: live)
    let facts = Mutex("")
    // What takes longest comes first.
    var parts: [Part] = [
      {
        try output.write(try sound.encoded(), "manifest.json")
        return ShownLetters()
      },
      {
        let text = try script(of: sound, names, titles)
        facts.withLock { $0 = text }
        return ShownLetters(text)
      },
    ]
    parts += scripts(of: sound, names, pictures, output)
    parts += writing(pages, templates, output)
    parts.append {
      try output.write(PlainListing.text(sound, names), "index.txt")
      try output.write(MissingFile(sound).encoded(), MissingFile.name)
      return ShownLetters()
    }
    var letters = ShownLetters(templates.words.script)
    for some in try sideBySide(parts, { try $0() }) { letters.add(some) }
    let fonts = allFonts?.needed(for: letters)
    let known = try facts.withLock { facts in
      if let fonts { facts += "window.vitrineLetters = " + (try fonts.json()) + ";\n" }
      return facts
    }
    try fonts?.write(to: output)
    try output.write(known, "manifest.js")
    if isSingleFile {
      let single = SingleFile(
        manifest: sound, files: names, titles: titles, assets: assets, templates: templates,
        pictures: pictures, fonts: fonts)
      let index = templates.pages.first { $0.name == "index.html" }
      try output.write(
        single.page(try index.map { try templates.write($0, pages.index(isAlone: true)) } ?? ""),
        "gallery.html")
    }
    // Last, as all else reads them where they are.
    try pictures.bring(sound, to: output, areTaken: takesPictures)
    return pictures.diagnostics
  }

  private func writeAssets(_ templates: SiteTemplates, _ output: SiteOutput) throws -> SiteAssets {
    let write = { (text: String, name: String, ending: String) in
      let bytes = Array(text.utf8)
      let path = "assets/\(name).\(SHA256.short(bytes).prefix(8)).\(ending)"
      try output.write(Data(bytes), path)
      return path
    }
    return SiteAssets(
      style: try write(templates.style, "app", "css"),
      script: try write(templates.script, "app", "js"),
      laterStyle: try write(templates.laterStyle, "later", "css"),
      laterScript: try write(templates.laterScript, "later", "js"),
      daysScript: manifest.days == nil ? "" : try write(templates.daysScript, "days", "js"))
  }

  /// Writes a part of the site that needs no other; what it has to be shown in is known then.
  private typealias Part = @Sendable () throws -> ShownLetters

  /// The scripts that bring the pictures of each widget, and its trees.
  private func scripts(
    of manifest: Manifest, _ names: WidgetFiles, _ pictures: PictureFiles, _ output: SiteOutput
  ) -> [Part] {
    let rendersOfWidget = Dictionary(grouping: manifest.renders, by: \.widget)
    let days = DayData(manifest)
    let common: [Part] =
      days.map { days in
        [
          {
            try output.write(days.script, "data/days.js")
            return ShownLetters()
          }
        ]
      } ?? []
    return common
      + manifest.widgets.flatMap { widget -> [Part] in
        let (renders, path) = (rendersOfWidget[widget.id] ?? [], "data/\(names[widget.id])")
        return [
          {
            let text = pictures.script(of: widget, renders: renders)
            try output.write(text, path + ".js")
            return ShownLetters(text)
          },
          {
            if let trees = pictures.treeScript(of: widget, renders: renders) {
              try output.write(trees, path + ".trees.js")
            }
            return ShownLetters()
          },
          {
            let text = days?.script(of: widget, renders: renders, pictures: pictures)
            if let text { try output.write(text, path + ".days.js") }
            return ShownLetters(text ?? "")
          },
        ]
      }
  }

  private func writing(
    _ pages: SitePages, _ templates: SiteTemplates, _ output: SiteOutput
  ) -> [Part] {
    var apart = [SiteTemplates.widgetPage, SiteTemplates.reviewPage]
    if pages.manifest.days == nil { apart.append(SitePages.daysPage) }
    let others = templates.pages.filter { !apart.contains($0.name) }
    let index: Part = {
      let values = pages.index()
      for template in others {
        try output.write(try templates.write(template, values), template.name)
      }
      return ShownLetters()
    }
    let ofWidgets = templates.pages.filter { $0.name == SiteTemplates.widgetPage }
    return [index]
      + pages.manifest.widgets.map { widget in
        {
          for template in ofWidgets {
            for page in pages.pages(of: widget) {
              try output.write(try templates.write(template, page.values), page.path)
            }
          }
          return ShownLetters()
        }
      }
  }

  /// The manifest as a script, because pages opened from disk may not fetch JSON. What is many
  /// in it are tables, a tenth of the lists in `manifest.json`.
  private func script(
    of manifest: Manifest, _ names: WidgetFiles, _ titles: WidgetTitles
  ) throws -> String {
    let json = try manifest.encodedWithoutTables()
    return "window.vitrineManifest = " + ScriptText.safe(json) + ";\n"
      + "window.vitrineTables = " + manifest.tables + ";\n"
      + "window.vitrineWidgets = "
      + WidgetRows(manifest: manifest, files: names, titles: titles).json + ";\n"
  }
}

extension Manifest {
  /// Compact JSON of what scripts of pages read, but for what is in tables.
  func encodedWithoutTables() throws -> String {
    var rest = self
    (rest.renders, rest.diagnostics, rest.missing) = ([], [], [])
    // That there are some is all that a page has to know before it shows one.
    if let days = rest.days {
      rest.days = SimulatedDays(seed: days.seed, days: days.days, scenarios: [], assumptions: [])
    }
    for widget in rest.widgets.indices {
      for timeline in rest.widgets[widget].timelines.indices {
        rest.widgets[widget].timelines[timeline].omitted = nil
      }
    }
    return String(decoding: try rest.encoded(compact: true), as: UTF8.self)
  }
}

/// The names of the style sheets and the scripts, relative to the site.
struct SiteAssets: Sendable {
  let style: String
  let script: String
  /// What is loaded when it is first asked for.
  let laterStyle: String
  let laterScript: String
  /// The script of the page of days.
  let daysScript: String
}
