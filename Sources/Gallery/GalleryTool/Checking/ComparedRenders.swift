import CatalogueManifest
import WidgetHost

/// The renders of a run, to find out on which values of an axis some of them show a mistake.
struct ComparedRenders {
  /// Renders that agree in all but one axis.
  private struct Line: Hashable {
    let axis: String
    let widget: String
    let instance: String?
    let family: String
    let entry: Int?
    /// The values on the other axes.
    let others: [String: String]

    init(_ render: Render, along axis: String) {
      (self.axis, widget, instance) = (axis, render.widget, render.instance)
      (family, entry) = (render.family, render.entry)
      others = render.variant.filter { $0.key != axis }
    }
  }

  private let renders: [String: Render]
  /// The values that were drawn, in the order of the renders.
  private let values: [Line: [String]]
  /// The axes of the surroundings: which mode it is the findings say themselves.
  private static let axes = RenderAxes.all.filter {
    $0.spelling == .unlessUsual && !($0 is ModeAxis)
  }

  init(_ renders: [Render]) {
    self.renders = Dictionary(renders.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var values: [Line: [String]] = [:]
    for render in renders {
      for axis in Self.axes {
        if let value = render.variant[axis.name] {
          values[Line(render, along: axis.name), default: []].append(value)
        }
      }
    }
    self.values = values
  }

  /// The values on which alone some renders of the run show a mistake, each compared with renders
  /// that differ in nothing else; nil where there are none such.
  func extent(of pictures: [String]) -> String? {
    let hits = pictures.compactMap { renders[$0] }
    let reaches = Self.axes.compactMap { reach(of: hits, along: $0) }
    return reaches.isEmpty ? nil : reaches.joined(separator: " or ")
  }

  private func reach(of hits: [Render], along axis: any RenderAxis) -> String? {
    var found: [String] = []
    var isGrowing = axis.grows
    for (line, hit) in lines(of: hits, along: axis.name) {
      let all = sorted(values[line] ?? [], on: axis)
      if all.count < 2 { continue }
      if hit.count == all.count { return nil }
      let sortedHits = all.filter(hit.contains)
      isGrowing = isGrowing && sortedHits == all.suffix(hit.count)
      found += sortedHits.filter { !found.contains($0) }
    }
    guard let first = sorted(found, on: axis).first else { return nil }
    return isGrowing ? "from \(first) on" : "with \(found.joined(separator: ", ")) only"
  }

  /// The values of the hits on each line that has any, in the order of the hits.
  private func lines(
    of hits: [Render], along axis: String
  ) -> [(line: Line, values: Set<String>)] {
    var found: [(line: Line, values: Set<String>)] = []
    var indices: [Line: Int] = [:]
    for hit in hits {
      guard let value = hit.variant[axis] else { continue }
      let line = Line(hit, along: axis)
      let index = indices[line] ?? found.count
      if index == found.count {
        indices[line] = index
        found.append((line, []))
      }
      found[index].values.insert(value)
    }
    return found
  }

  /// In the order of the axis, as far as that knows them.
  private func sorted(_ values: [String], on axis: any RenderAxis) -> [String] {
    let order = axis.values
    return values.enumerated().sorted { one, other in
      let ranks = [one, other].map { order.firstIndex(of: $0.element) ?? .max }
      return (ranks[0], one.offset) < (ranks[1], other.offset)
    }.map(\.element)
  }
}
