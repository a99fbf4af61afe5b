import CatalogueManifest
import DiagnosticRecords
import Foundation

extension SitePages {
  /// Pages without scripts load every picture at once, so they hold no more than this.
  static let picturesPerPage = 200

  /// A file of the site.
  struct Page {
    let path: String
    let values: [String: TemplateValue]
  }

  /// The plain pages of a widget: `w/<widget>.html`, then `w/<widget>/2.html` and so on.
  func pages(of widget: Widget) -> [Page] {
    let all = renders(of: widget)
    let count = max(1, (all.count + Self.picturesPerPage - 1) / Self.picturesPerPage)
    let file = files[widget.id]
    return (0..<count).map { number in
      let path = number == 0 ? "w/\(file).html" : "w/\(file)/\(number + 1).html"
      let root = String(repeating: "../", count: path.count { $0 == "/" })
      let slice = all.dropFirst(number * Self.picturesPerPage).prefix(Self.picturesPerPage)
      var values = common(root: root)
      values.merge(facts(of: widget)) { $1 }
      values.merge(days(of: widget, root: root)) { $1 }
      let missing = missing(of: widget, root: root)
      values["lacks"] = .flag(!missing.isEmpty)
      values["missing"] = .list(missing)
      values["groups"] = .list(groups(Array(slice), of: widget, root: root))
      values["pages"] = .list(count == 1 ? [] : links(file, count, current: number, root: root))
      values["application"] = .text(root + "index.html#/" + HTMLText.address(widget.id))
      return Page(path: path, values: values)
    }
  }

  private func links(
    _ file: String, _ count: Int, current: Int, root: String
  ) -> [[String: TemplateValue]] {
    (0..<count).map { number in
      let path = number == 0 ? "\(file).html" : "\(file)/\(number + 1).html"
      return [
        "number": .text(String(number + 1)), "current": .flag(number == current),
        "page": .text(root + "w/" + HTMLText.address(path)),
      ]
    }
  }

  private func facts(of widget: Widget) -> [String: TemplateValue] {
    var position = widget.source?.file ?? ""
    if let line = widget.source?.line { position += ":\(line)" }
    let problems = problemsOfWidget[widget.id] ?? []
    return [
      "name": .text(titles[widget.id].name),
      "description": .text(widget.description), "kind": .text(widget.kind),
      "source": .text(position), "configuration": .text(title(of: widget.configuration)),
      "failed": .flag(widget.failed), "problems": .list(problems.map(words.notice)),
      "timelines": .list(widget.timelines.map { timeline($0, of: widget) }),
    ]
  }

  private func title(of configuration: Widget.Configuration) -> String {
    switch configuration {
    case .static: "StaticConfiguration"
    case .intent: "IntentConfiguration"
    case .appIntent: "AppIntentConfiguration"
    case .activity: "ActivityConfiguration"
    case .control: words("Control")
    case .preview: words("Preview")
    }
  }

  /// The name of a configured widget for people; nil for the only one there is.
  private func title(ofInstance id: String?, of widget: Widget) -> String? {
    let title = widget.instances.first { $0.id == id }?.title ?? ""
    return title.isEmpty ? nil : title
  }

  private func timeline(_ timeline: Timeline, of widget: Widget) -> [String: TemplateValue] {
    let policy =
      switch (timeline.policy.kind, timeline.policy.date) {
      case (.never, _): words("Never reloads")
      case (.after, let date?): words("Reloads after {0}", clock.reading(date))
      default: words("Reloads after the last entry")
      }
    let instance = title(ofInstance: timeline.instance, of: widget)
    let family = title(of: timeline.family, on: "family")
    return [
      "subject": .text([family, instance].compactMap { $0 }.joined(separator: ", ")),
      "policy": .text(policy),
      "entries": .list(
        timeline.entries.map {
          ["number": .text(String($0.index + 1)), "moment": .text(clock.reading($0.date))]
        }),
    ]
  }

  /// The pictures of one page, under a heading per family.
  private func groups(
    _ renders: [Render], of widget: Widget, root: String
  ) -> [[String: TemplateValue]] {
    var families = widget.families
    for render in renders where !families.contains(render.family) { families.append(render.family) }
    return families.compactMap { family in
      let pictures = renders.filter { $0.family == family }
      guard !pictures.isEmpty else { return nil }
      return [
        "family": .text(title(of: family, on: "family")),
        "pictures": .list(pictures.map { picture($0, of: widget, root: root) }),
      ]
    }
  }

  /// What distinguishes a picture among those of its family, in words.
  private func distinctions(of render: Render, in widget: Widget) -> [String] {
    var words = manifest.axes.compactMap { axis in
      render.variant[axis.name].flatMap { value in
        value == axis.usual ? nil : title(of: value, on: axis.name)
      }
    }
    if let title = title(ofInstance: render.instance, of: widget) { words.insert(title, at: 0) }
    if let entry = render.entry { words.append(self.words("entry {0}", String(entry + 1))) }
    return words
  }

  /// What distinguishes a picture within its widget, in words.
  func caption(of render: Render, in widget: Widget) -> String {
    let family = title(of: render.family, on: "family")
    return ([family] + distinctions(of: render, in: widget)).joined(separator: ", ")
  }

  func picture(
    _ render: Render, of widget: Widget, root: String
  ) -> [String: TemplateValue] {
    let words = distinctions(of: render, in: widget)
    let caption = words.joined(separator: " · ")
    let family = title(of: render.family, on: "family")
    let name = titles[widget.id].name
    let axes = AxisWords(manifest.axes)
    let isCard = axes.isCard(render.family)
    return [
      "ground": .text(isCard ? "cell stage" : "cell stage lock"),
      "shape": .text(isCard ? "picture card" : "picture"), "id": .text(render.id),
      "caption": .text(caption),
      "moment": .text(render.entry == nil ? "" : clock.reading(render.date)),
      "alternative": .text(([name, family] + words).joined(separator: ", ")),
      "address": .text(root + HTMLText.address(render.file)),
      "scheme": .text(axes.trait(of: render.variant["scheme"], on: "scheme")),
      "mode": .text(axes.trait(of: render.variant["mode"], on: "mode")),
      "width": .text(SitePages.pixels(render.width)),
      "height": .text(SitePages.pixels(render.height)),
    ]
  }

  /// A value's name for people, where the axis knows one.
  private func title(of value: String, on axis: String) -> String {
    AxisWords(manifest.axes).title(of: value, on: axis)
  }

  /// Whole pixels for an `img` element; bad sizes become 1.
  static func pixels(_ points: Double) -> String {
    guard points.isFinite, points >= 1 else { return "1" }
    return String(Int(min(points, 10_000).rounded()))
  }
}
