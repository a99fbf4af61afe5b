import CatalogueManifest
import DiagnosticRecords
import ResourceCatalogs
import WidgetHost
import WidgetProgram

extension Rule {
  static let firstWidgetEmpty = Rule(
    "first-widget-empty", fault: .design, .note, "The first widget of a bundle shows nothing",
    why: "Widgets stand in the gallery in the order of the bundle: the first is what people see of "
      + "an app before they choose (Apple’s introductions to WidgetKit).",
    remedy: "Begin with the most useful widget, and give it a snapshot that needs no data.")
}

/// The widget that stands first in the system's gallery.
///
/// Which one is the most useful nobody can tell from outside; that one with nothing to show is not,
/// where others have something, is sure.
struct FirstWidget {
  /// Those that the gallery of the Home Screen offers, in the order of their bundle.
  private let offered: [Widget]
  private let result: GalleryRun.Result

  /// - Parameter cards: The families that stand on the Home Screen.
  init(_ result: GalleryRun.Result, cards: Set<String>) {
    self.result = result
    offered = result.widgets.filter {
      [.static, .intent, .appIntent].contains($0.configuration)
        && !cards.isDisjoint(with: $0.families)
    }
  }

  /// The widget, if it shows nothing, and the name of the next that does.
  var empty: (widget: Widget, next: String)? {
    guard let first = offered.first, !showsSomething(first),
      let next = offered.first(where: showsSomething)
    else { return nil }
    return (first, next.name)
  }

  private func showsSomething(_ widget: Widget) -> Bool {
    let snapshots = result.renders.filter {
      $0.widget == widget.id && $0.variant[StateAxis.name] == ContentKind.snapshot.rawValue
    }
    let bare = Set(
      result.diagnostics.filter { $0.breaks(.nothingDrawn) }.compactMap(\.render))
    return snapshots.contains { !bare.contains($0.id) }
  }
}

extension GalleryRun {
  /// Notes a first widget that shows nothing, where all of a bundle were drawn.
  func checkFirst(_ tasks: [Task], _ result: inout Result) {
    let cards = base.device.families.filter { $0.traits.ground == .card }.map(\.name)
    guard shard == nil, only == nil, filter.isEmpty,
      let (widget, next) = FirstWidget(result, cards: Set(cards)).empty,
      let task = tasks.first(where: { $0.id == widget.id })
    else { return }
    note(
      .firstWidgetEmpty,
      "It stands first in the gallery and shows nothing there; “\(next)” after it does.",
      of: task.id, task.entry.type, &result)
  }
}
