import DiagnosticRecords
import Foundation
import ResourceCatalogs
import SwiftUI
import Testing

@testable import WidgetHost
@testable import WidgetKit

/// What views do when they appear.
@MainActor struct AppearingTests {
  @MainActor @Observable final class Loader {
    var items: [String] = []
    nonisolated init() {}
    func load() async { items = ["a", "b"] }
  }

  struct Appearing: View {
    @State private var text = "before"
    @State private var filtered = "none"
    @State private var calls = 0

    var body: some View {
      VStack {
        Text(text).onAppear {
          calls += 1
          text = "after"
        }
        Text("\(calls)")
        Text(filtered).onChange(of: text) { filtered = "of \($1)" }
      }
    }
  }

  struct Loading: View {
    @State private var loader = Loader()

    var body: some View {
      VStack {
        if loader.items.isEmpty { Text("loading") }
        ForEach(loader.items, id: \.self) { Row(name: $0) }
      }
      .task { await loader.load() }
    }
  }

  struct Row: View {
    let name: String
    @State private var suffix = ""

    var body: some View {
      GeometryReader { _ in Text(name + suffix).onAppear { suffix = "!" } }
    }
  }

  struct Initial: View {
    let value: Int
    @StateObject private var model = Model()

    final class Model: ObservableObject { var seen = "" }

    var body: some View {
      Text(model.seen).onChange(of: value, initial: true) { model.seen += "\($0)\($1)" }
    }
  }

  struct Endless: View {
    @State private var count = 0

    var body: some View {
      Text("\(count)").onChange(of: count, initial: true) { count += 1 }
        .task { while true { try? await Task.sleep(nanoseconds: 100_000_000) } }
    }
  }

  /// Waits for a moment that never comes, as the clock of the calendar stands still.
  struct Waiting: View {
    let end: Date
    let test: Flag

    /// Nobody ends what a task does; here the test does, for the sake of those after it.
    @MainActor final class Flag { var isOver = false }

    var body: some View {
      Text("waiting")
        .task {
          while Date(timeIntervalSinceReferenceDate: 0) < end, !test.isOver { await Task.yield() }
        }
        .task { try? await Task.sleep(for: .seconds(1e9)) }
        .task { try? await Task.sleep(until: .now + .seconds(-1e9), clock: .continuous) }
    }
  }

  /// Each appears because the one before did.
  struct Growing: View {
    @State private var count = 1

    var body: some View {
      VStack { ForEach(0..<count, id: \.self) { _ in Text("\(count)").onAppear { count += 1 } } }
    }
  }

  private func drawn(_ view: any View) async throws -> (first: RenderedWidget, last: RenderedWidget)
  {
    let stage = try #require(WidgetStage.find("systemSmall", on: try Device.load("iphone-15")))
    let resources = WidgetResources(
      system: try SystemLook.load(), assets: AssetCatalog(), symbols: .standard,
      strings: StringCatalogs(), locale: Locale(identifier: "en_US"),
      calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
    let renderer = WidgetRenderer(resources: resources)
    let surroundings = RenderSurroundings(device: stage.device, locale: "en_US")
    let render = { (appearances: Appearances?) in
      renderer.render(
        view, on: stage, in: surroundings, state: .snapshot, date: Date(),
        widget: WidgetDescriptor(kind: "", configuration: .static, instances: []),
        appearances: appearances, prepare: { _ in })
    }
    let first = render(nil)
    return (first, await AppearingRender().settled(render))
  }

  private func texts(_ drawn: RenderedWidget) -> [String] { drawn.nodes.compactMap(\.text) }

  @Test func `what an action sets is drawn, once; what follows a value is told`() async throws {
    let view = Appearing()
    for _ in 0..<2 {
      let (first, last) = try await drawn(view)
      #expect(first.hasAppearances && texts(first) == ["before", "0", "none"])
      #expect(texts(last) == ["after", "1", "of after"])
    }
  }

  @Test func `what a task loads is drawn, and what then appears does its part`() async throws {
    let (first, last) = try await drawn(Loading())
    #expect(texts(first) == ["loading"] && texts(last) == ["a!", "b!"])
    #expect(last.diagnostics.isEmpty)
  }

  @Test func `an initial change is one of a value to itself`() async throws {
    #expect(texts(try await drawn(Initial(value: 4)).last) == ["44"])
  }

  @Test func `what never ends is left, and that is said`() async throws {
    let (_, last) = try await drawn(Endless())
    #expect(last.diagnostics.map(\.rule).contains("task-not-finished"))
    #expect(texts(last) == ["3"])
  }

  @Test(arguments: [Date.distantFuture, Date(timeIntervalSinceReferenceDate: .infinity)])
  func `a clock that stands still keeps nobody waiting for long`(end: Date) async throws {
    let test = Waiting.Flag()
    defer { test.isOver = true }
    let (_, last) = try await drawn(Waiting(end: end, test: test))
    #expect(texts(last) == ["waiting"])
    #expect(last.diagnostics.map(\.rule).contains("task-not-finished"))
  }

  @Test func `what appears since something appeared ends after three rounds`() async throws {
    #expect(texts(try await drawn(Growing()).last) == ["4", "4", "4", "4"])
  }

  @Test func `a picture without actions is not asked for more`() async throws {
    #expect(try await !drawn(Text("a")).first.hasAppearances)
  }
}
