/// Catalogues of one composition that continue one another, such as the shards of a run.
struct CatalogueSeries: Sendable {
  /// What people call it; different for every series of a composition.
  var title: String
  var settings: RenderSettings
  /// Indices of its catalogues, in order.
  var parts: [Int]
  /// The ids of its bundles in the composition.
  var bundles: Set<String> = []
  /// What may stand before an id to tell it from others.
  var prefix: String

  /// Every catalogue joins the first series that it continues, or begins one.
  static func find(in parts: [Composition.Part]) -> [CatalogueSeries] {
    var groups: [[Int]] = []
    for part in parts.indices {
      let known = groups.firstIndex { group in
        group.allSatisfy { parts[part].manifest.continues(parts[$0].manifest) }
      }
      if let known { groups[known].append(part) } else { groups.append([part]) }
    }
    let titles = groups.map { parts[$0[0]].manifest.title }
    var names = PathNames()
    return groups.enumerated().map { index, group in
      let part = parts[group[0]]
      let isClear = !titles[index].isEmpty && titles.count { $0 == titles[index] } == 1
      let title = isClear ? titles[index] : part.path.split(separator: "/").last.map(String.init)
      let name = title ?? part.path
      return CatalogueSeries(
        title: name, settings: part.manifest.settings, parts: group, prefix: names.unique(name))
    }.tellingTitlesApart()
  }
}

extension [CatalogueSeries] {
  /// Series that are still called the same get their prefix for a title, which is unique.
  fileprivate func tellingTitlesApart() -> [CatalogueSeries] {
    map { one in
      var result = one
      if count(where: { $0.title == one.title }) > 1 { result.title = one.prefix }
      return result
    }
  }
}

extension Manifest {
  /// Whether this shows more of the same: nothing but further pictures, or the same ones again.
  func continues(_ other: Manifest) -> Bool {
    guard title == other.title, settings == other.settings, revision == other.revision,
      sourceLink == other.sourceLink
    else {
      return false
    }
    let kinds = Dictionary(
      other.widgets.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let pictures = Dictionary(
      other.renders.map { ($0.id, $0.hash) }, uniquingKeysWith: { first, _ in first })
    return widgets.allSatisfy { widget in
      kinds[widget.id].map { $0.kind == widget.kind && $0.bundle == widget.bundle } ?? true
    }
      && renders.allSatisfy { render in
        pictures[render.id].map { !$0.isEmpty && $0 == render.hash } ?? true
      }
  }
}

extension RenderSettings {
  /// In which words these differ from others in what a page says once; empty if in nothing.
  func differences(from other: RenderSettings) -> [String] {
    [
      date == other.date ? nil : "date", locale == other.locale ? nil : "locale",
      timeZone == other.timeZone ? nil : "time zone",
      calendar == other.calendar ? nil : "calendar",
    ].compactMap { $0 }
  }
}
