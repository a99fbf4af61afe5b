import DiagnosticRecords
import Foundation
import SnapshotRecords

/// Pictures drawn once more in other surroundings: another process at another time, with other
/// addresses and another order of dictionaries. What differs between the two is no change of the
/// code, and nobody could accept it.
struct SecondDrawing {
  /// What differs, in words, by render id.
  var words: [String: [String]] { side.words }
  /// What came out otherwise.
  private(set) var side = ReviewMaker.SecondSide()

  /// Ids of the pictures that were not the same twice.
  var unstable: Set<String> { Set(words.keys) }

  /// - Parameters:
  ///   - suspects: the pictures that are not as recorded. Only their widgets are drawn, and those
  ///     that tell the system something else.
  ///   - recorded: what widgets told the system when they were recorded, by id.
  ///   - first: the run that drew them.
  init(
    of suspects: [Snapshot], _ recorded: (String) -> WidgetBehaviour?, _ first: SnapshotRun,
    _ prepared: GalleryJob.Prepared, _ request: RenderRequest
  ) throws {
    let suspected = Set(suspects.map(\.widget))
    let telling = first.side.behaviours.filter { id, told in
      guard let former = recorded(id) else { return suspected.contains(id) }
      return !BehaviourDiff(former, told, isAsked: first.scope.asks).changes.isEmpty
    }
    let widgets = suspected.union(telling.keys)
    guard !widgets.isEmpty else { return }
    request.progress.say("Drawing again what is not as recorded …")
    let second = try SnapshotRun(prepared.varied(widgets), request)
    defer { second.discard() }
    let drawn = Dictionary(second.snapshots.map { ($0.id, $0) }) { one, _ in one }
    for suspect in suspects where drawn[suspect.id].map({ !$0.shows(suspect) }) ?? true {
      let pair = (first.contents(of: suspect.id), second.contents(of: suspect.id))
      side.pictures[suspect.id] = pair.1?.picture
      side.words[suspect.id] = Self.words(pair.0, pair.1)
    }
    for (id, told) in telling {
      let words = second.side.behaviours[id].map { BehaviourDiff(told, $0).changes.map(\.sentence) }
      if words?.isEmpty ?? false { continue }
      side.words[WidgetBehaviour.path(of: id)] = words ?? ["It was told once, and not again."]
    }
  }

  /// What to say of them together; nil if there are none.
  var diagnostic: Diagnostic? { Self.diagnostic(words.count) }

  /// What to say of so many pictures.
  static func diagnostic(_ pictures: Int) -> Diagnostic? {
    guard pictures > 0 else { return nil }
    let count = Report.count(pictures, "picture")
    return Diagnostic(
      .notTheSameTwice, "\(count) came out otherwise when drawn again.",
      hint: "Does the widget show an address, a length of time, or the order of a Set or a "
        + "Dictionary? A device shows something else each time too.")
  }

  private static func words(_ first: ComparedSide.Contents?, _ second: ComparedSide.Contents?)
    -> [String]
  {
    guard let first, let second else { return ["It was drawn once, and not when drawn again."] }
    let diff = TreeDiff(
      TreeNode.read(first.tree), TreeNode.read(second.tree),
      oldPicture: String(decoding: first.picture, as: UTF8.self),
      newPicture: String(decoding: second.picture, as: UTF8.self))
    if diff.sentences.isEmpty { return ["Only the drawing differs; see the line difference."] }
    // Where something else is said is the cause; that things moved follows from it.
    let said = diff.sentences.filter { $0.contains(" → ") }
    return Array((said.isEmpty ? diff.sentences : said).prefix(20))
  }
}

extension GalleryJob.Prepared {
  /// The same programs in other surroundings, drawing only some widgets.
  fileprivate func varied(_ widgets: Set<String>) -> Self {
    var result = GalleryJob.Prepared()
    result.runs = runs.map { run in
      var run = run
      run.only = widgets
      run.store = nil
      run.home.isVaried = true
      return run
    }
    return result
  }
}

extension Rule {
  static let notTheSameTwice = Rule(
    "not-the-same-twice", fault: .widget, .warning, "A picture came out otherwise when drawn again",
    why: "It can be no snapshot: it would differ every time.",
    remedy: "Look for an address, a length of time, or the order of a Set or a Dictionary; a "
      + "device shows something else each time too.")
}
