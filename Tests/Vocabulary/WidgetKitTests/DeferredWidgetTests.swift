import Foundation
import SwiftUI
import Testing

@testable import SwiftUI
@testable import WidgetHost
@testable import WidgetKit

/// What has been made so far.
@MainActor private var made: [String] = []

private struct NotedWidget: Widget {
  let name: String

  init() { self.init("plain") }
  init(_ name: String) {
    self.name = name
    made.append(name)
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: name, provider: SampleProvider()) { Text($0.name) }
  }
}

private struct NestedBundle: WidgetBundle {
  var body: some Widget {
    NotedWidget("inner")
    NotedWidget("last")
  }
}

private struct NotedBundle: WidgetBundle {
  var isLarge = true

  @WidgetBundleBuilder var body: some Widget {
    NotedWidget("first")
    let number = 2
    NotedWidget("\(number)")
    if isLarge { NotedWidget("large") } else { NotedWidget("small") }
    NestedBundle().body
  }
}

/// A bundle that calls the builder itself, since it returns one list or another.
private struct ReturningBundle: WidgetBundle {
  var isNew = true

  var body: some Widget {
    if isNew {
      return WidgetBundleBuilder.buildBlock(NotedWidget("old"), NotedWidget("new"))
    } else {
      return WidgetBundleBuilder.buildBlock(NotedWidget("old"))
    }
  }
}

@MainActor @Suite(.serialized) struct DeferredWidgetTests {
  @Test(arguments: [(true, ["old", "new"]), (false, ["old"])])
  func `A bundle may return one list or another`(isNew: Bool, kinds: [String]) {
    let collector = _WidgetCollector()
    collector.collect(ReturningBundle(isNew: isNew).body)
    #expect(collector.widgets.map(\.kind) == kinds)
  }

  @Test func `A bundle's widgets are made when it is their turn, each described as its own`() {
    made = []
    let body = NotedBundle().body
    #expect(made == [])
    let collector = _WidgetCollector()
    collector.collect(body)
    #expect(made == ["first", "2", "large", "inner", "last"])
    #expect(collector.widgets.map(\.kind) == made)
    #expect(collector.widgets.allSatisfy { $0.type == "NotedWidget" })
    let numbers = collector.widgets.compactMap(\.unit?.number)
    #expect(numbers == numbers.sorted() && Set(numbers).count == 5)
    #expect(collector.widgets.allSatisfy { $0.unit?.name == "NotedWidget" })
  }

  @Test func `Previews are numbered by file and line, and called after their file`() {
    let records = [("M/B.swift", 9), ("M/A.swift", 20), ("M/A.swift", 3)].map { file, line in
      PreviewRecord(fileID: file, line: line, make: { [] })
    }
    let units = PreviewRecord.numbered(records).map(\.unit)
    #expect(units.map(\.key) == ["preview-0", "preview-1", "preview-2"])
    #expect(units.map(\.name) == ["A preview 1", "A preview 2", "B preview 1"])
    #expect(units.map(\.line) == [3, 20, 9])
  }

  @Test func `Named previews are known by their names, which are numbered where they are equal`() {
    let records = [nil, "Small", "Small"].enumerated().map { index, name in
      PreviewRecord(fileID: "M/A.swift", line: index, make: { [Preview(name) { Text("x") }] })
    }
    let collector = _WidgetCollector()
    collector.collect(previews: PreviewRecord.numbered(records))
    #expect(collector.widgets.map(\.kind) == ["A.swift#1", "A.swift#Small", "A.swift#Small-2"])
  }

  @Test func `A preview that is passed over leaves the others their kinds`() {
    func kinds(without skipped: Set<String>) -> [String] {
      let records = (1...3).map { line in
        PreviewRecord(fileID: "M/A.swift", line: line, make: { [Preview { Text("\(line)") }] })
      }
      UnitLedger.current.skipped = skipped
      defer { UnitLedger.current.skipped = [] }
      let collector = _WidgetCollector()
      collector.collect(previews: PreviewRecord.numbered(records))
      return collector.widgets.map(\.kind)
    }
    #expect(kinds(without: []) == ["A.swift#1", "A.swift#2", "A.swift#3"])
    #expect(kinds(without: ["preview-1"]) == ["A.swift#1", "A.swift#3"])
  }

  @Test func `A widget that stores nothing does without an init that is to be passed over`() {
    UnitLedger.current.skipped = Set((0..<1000).map { "widget-\($0).init" })
    defer { UnitLedger.current.skipped = [] }
    let collector = _WidgetCollector()
    collector.collect(describing: { TrappingWidget() })
    #expect(collector.widgets.map(\.kind) == ["kept"])
  }

  @Test func `A widget is described without its provider, which is made once it is asked`() async {
    let collector = _WidgetCollector()
    collector.collect(describing: { TrappingProviderWidget() })
    #expect(collector.widgets.map(\.displayName) == ["Asked later"])
    #expect(collector.widgets.first?.families == ["systemSmall"])
    var log: [String] = []
    let provider = DeferredProvider<Int> {
      DispatchQueue.main.async { log.append("put off") }
      log.append("made")
      return 1
    }
    #expect(log == [])
    for _ in 1...2 { #expect(await provider.settled() == 1) }
    #expect(log == ["made", "put off"])
  }

  @Test func `A bundle whose body is to be passed over lists no widgets`() {
    UnitLedger.current.skipped = ["bundle-0.body"]
    defer { UnitLedger.current.skipped = [] }
    let collector = _WidgetCollector()
    collector.collect(bundle: TrappingBundle())
    #expect(collector.widgets.isEmpty)
  }

  @Test func `A bundle that stores nothing does without an init that is to be passed over`() {
    UnitLedger.current.skipped = ["bundle-0.init"]
    defer { UnitLedger.current.skipped = [] }
    #expect(Untouchable.made() != nil && Storing.made() == nil)
  }
}

private struct TrappingWidget: Widget {
  init() { fatalError("called") }
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "kept", provider: SampleProvider()) { Text($0.name) }
  }
}

private struct TrappingBundle: WidgetBundle {
  var body: some Widget {
    if called() { NotedWidget("listed") }
  }
}

private func called() -> Bool { fatalError("called") }

private struct TrappingProviderWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "asked later", provider: untouchable()) { Text($0.name) }
      .configurationDisplayName("Asked later")
      .supportedFamilies([.systemSmall])
  }

  private func untouchable() -> SampleProvider { fatalError("called") }
}

private struct Untouchable: WidgetBundle {
  init() { fatalError("called") }
  var body: some Widget { _WidgetList([]) }
}

private struct Storing: WidgetBundle {
  let number: Int
  init() { fatalError("called") }
  var body: some Widget { _WidgetList([]) }
}
