import CatalogueManifest
import DiagnosticRecords
import SnapshotRecords

/// The values that the pages of a review show, complete without scripts.
struct ReviewPages: Sendable {
  let review: SoundReview
  let files: PictureFiles
  /// The names of the style sheet and the script.
  let style: String
  let script: String
  let words: SiteWords

  /// A file of the review.
  struct Page {
    let path: String
    let values: [String: TemplateValue]
  }

  /// More sentences of one picture would hide the others.
  private static let sentencesMost = 12
  /// More lines of a text make no page to read.
  private static let linesMost = 200

  /// The items of each page: a page without scripts loads every picture at once.
  private var slices: [[(group: Int, item: ReviewRecord.Item)]] {
    var slices: [[(group: Int, item: ReviewRecord.Item)]] = [[]]
    var pictures = 0
    for (number, group) in review.groups.enumerated() {
      for item in review.items(of: group) {
        let count = SoundReview.pictures(of: item).count
        if pictures + count > SitePages.picturesPerPage {
          slices.append([])
          pictures = 0
        }
        pictures += count
        slices[slices.count - 1].append((number, item))
      }
    }
    return slices
  }

  var pages: [Page] {
    let slices = slices
    var first: [Int: Int] = [:]
    for (page, slice) in slices.enumerated() {
      for one in slice where first[one.group] == nil { first[one.group] = page }
    }
    let overview = review.groups.enumerated().map { number, group in
      facts(of: group).merging(
        ["page": .text(Self.path(first[number] ?? 0) + "#" + Self.anchor(group))]
      ) { $1 }
    }
    return slices.enumerated().map { number, slice in
      var values = common(slices.count, number)
      values["overview"] = .list(number == 0 ? overview : [])
      let groups = Dictionary(grouping: slice, by: \.group).sorted { $0.key < $1.key }
      values["groups"] = .list(
        groups.map { number, items in
          let group = review.groups[number]
          let own: [String: TemplateValue] = [
            "anchor": .text(Self.anchor(group)), "items": .list(items.map { item($0.item) }),
          ]
          return facts(of: group).merging(own) { $1 }
        })
      return Page(path: Self.path(number), values: values)
    }
  }

  private static func path(_ number: Int) -> String {
    number == 0 ? "index.html" : "review-\(number + 1).html"
  }

  private static func anchor(_ group: ReviewRecord.Group) -> String {
    HTMLText.address("group-" + group.id)
  }

  private func common(_ count: Int, _ current: Int) -> [String: TemplateValue] {
    let record = review.record
    let title = record.title.isEmpty ? words("Widgets") : record.title
    return [
      "title": .text(title), "generator": .text(record.generator), "live": .text(""),
      "root": .text(""), "style": .text(style), "script": .text(script),
      "isFirst": .flag(current == 0), "isEmpty": .flag(review.items.isEmpty),
      "older": .text(side(0)), "newer": .text(side(1)),
      "count": .text(words.plural(review.items.count, "difference")),
      "unchangedCount": .text(words.plural(record.unchanged.count, "picture")),
      "counts": .list(counts), "problems": .list(record.diagnostics.map(words.notice)),
      "missingFiles": .list(review.missing.map { ["path": .text($0)] }),
      "pages": .list(
        count == 1
          ? []
          : (0..<count).map { number in
            [
              "number": .text(String(number + 1)), "current": .flag(number == current),
              "page": .text(Self.path(number)),
            ]
          }),
    ]
  }

  private func side(_ number: Int) -> String {
    let name = review.sides[number]
    return !name.isEmpty ? name : number == 0 ? words("before") : words("now")
  }

  private var counts: [[String: TemplateValue]] {
    Verdict.Change.allCases.compactMap { change in
      let count = review.items.count { $0.change == change }
      guard count > 0 else { return nil }
      return [
        "change": .text(change.rawValue), "changeTitle": .text(title(of: change)),
        "number": .text(String(count)),
      ]
    }
  }

  /// What happened, in words for people.
  private func title(of change: Verdict.Change) -> String {
    switch change {
    case .unstable: words("Not the same twice")
    case .changed: words("Changed")
    case .filledIn: words("Filled in")
    case .added: words("Added")
    case .renamed: words("Renamed")
    case .removed: words("Removed")
    case .notRendered: words("Not rendered")
    }
  }

  private func facts(of group: ReviewRecord.Group) -> [String: TemplateValue] {
    let items = review.items(of: group)
    let axes = AxisWords(review.record.axes)
    let families = axes.titles(of: Set(items.compactMap(\.family)), on: "family")
    return [
      "change": .text(group.change.rawValue), "changeTitle": .text(title(of: group.change)),
      "heading": .text(group.words.first ?? title(of: group.change)),
      "sentences": .list(group.words.dropFirst().map { ["sentence": .text($0)] }),
      "itemCount": .text(words.plural(items.count, "difference")),
      "families": .text(families.joined(separator: ", ")),
    ]
  }

  /// What distinguishes a picture within its widget.
  private func caption(of item: ReviewRecord.Item) -> [String] {
    let axes = AxisWords(review.record.axes)
    var caption = item.family.map { [axes.title(of: $0, on: "family")] } ?? []
    for axis in axes.axes where axis.name != "family" {
      guard let value = item.variant?[axis.name], value != axis.usual else { continue }
      caption.append(axes.title(of: value, on: axis.name))
    }
    let entry = item.id.firstMatch(of: /\/entry-(\d+)$/).flatMap { Int($0.1) }
    if let entry, entry < .max { caption.append(words("entry {0}", String(entry + 1))) }
    return caption
  }

  private func item(_ item: ReviewRecord.Item) -> [String: TemplateValue] {
    let axes = AxisWords(review.record.axes)
    let isCard = axes.isCard(item.family ?? "")
    let caption = caption(of: item)
    let name = review.name(ofWidget: item.widget)
    let shown = item.changes.prefix(Self.sentencesMost)
    let rest = item.changes.count - shown.count
    let isPicture = item.kind == .picture
    let sides = isPicture ? [(0, item.old), (1, item.new)] : []
    return [
      "isPicture": .flag(isPicture), "id": .text(item.id), "name": .text(name),
      "caption": .text(caption.joined(separator: " · ")),
      "change": .text(item.change.rawValue), "changeTitle": .text(title(of: item.change)),
      "formerly": .text(item.formerly ?? ""),
      "sentences": .list(shown.map { ["sentence": .text($0.words)] }),
      "more": .text(rest > 0 ? words.plural(rest, "more sentence") : ""),
      "ground": .text(isCard ? "cell stage" : "cell stage lock"),
      "shape": .text(isCard ? "picture card" : "picture"),
      "scheme": .text(axes.trait(of: item.variant?["scheme"], on: "scheme")),
      "mode": .text(axes.trait(of: item.variant?["mode"], on: "mode")),
      "lines": .text(link(item.lines)), "code": .text(isPicture ? "" : code(item)),
      "pictures": .list(
        sides.compactMap { number, side in
          side.map { picture($0, self.side(number), of: ([name] + caption)) }
        }),
    ]
  }

  /// What differs in the text of what is no picture.
  private func code(_ item: ReviewRecord.Item) -> String {
    let lines = item.lines.flatMap(files.text)?.split(separator: "\n") ?? []
    let shown = lines.prefix(Self.linesMost).joined(separator: "\n")
    return lines.count > Self.linesMost ? shown + "\n…" : shown
  }

  private func picture(
    _ side: ReviewRecord.Side, _ name: String, of words: [String]
  ) -> [String: TemplateValue] {
    [
      "side": .text(name), "address": .text(link(side.file)), "path": .text(side.file),
      "width": .text(SitePages.pixels(side.width ?? 170)),
      "height": .text(SitePages.pixels(side.height ?? 170)),
      "alternative": .text((words + [name]).joined(separator: ", ")),
    ]
  }

  /// The address of a file that is there; empty for others.
  private func link(_ path: String?) -> String {
    guard let path, !review.missing.contains(path) else { return "" }
    return HTMLText.address(path)
  }
}
