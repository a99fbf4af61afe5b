import SourcePreparing
import Testing

@Suite struct FileFactsTests {
  private func facts(_ source: String) -> FileFacts {
    let preparer = SourcePreparer(
      conditions: BuildConditions(modules: ModuleAvailability(offered: [])))
    return preparer.prepare(Array(source.utf8), path: "/A").facts
  }

  @Test func seesDeclarationsWithWhatTheyInherit() {
    let found = facts(
      """
      @main public struct A<T: Hashable>: SwiftUI.Widget, Sendable where T: Equatable {
        class func helper() {}
        struct Inner: Codable {}
      }
      private enum B { case x }
      extension A.Inner: Widget {}
      #if os(macOS)
      struct Hidden {}
      #endif
      typealias C = Int
      """)
    let lines = found.declarations.map { item in
      "\(item.keyword) \(item.name) \(item.inherits) \(item.isTopLevel) \(item.isEntry)"
        + " \(item.isPrivate) \(item.isGeneric)"
    }
    #expect(
      lines == [
        "struct A [\"SwiftUI\", \"Widget\", \"Sendable\"] true true false true",
        "struct Inner [\"Codable\"] false false false false",
        "enum B [] true false true false",
        "extension A.Inner [\"Widget\"] true false false false",
        "typealias C [] true false false false",
      ])
    #expect(found.topLevelNames == ["A", "B", "C"])
    #expect(found.sharedNames == ["A", "C"])
  }

  @Test func findsWidgetsAndControlsWhereverTheyStand() {
    let found = facts(
      """
      extension Outer {
        struct Clock: Widget {}
        #if os(macOS)
        struct Hidden: Widget {}
        #else
        enum Deep { struct Switch: SwiftUI.ControlWidget {} }
        #endif
      }
      protocol Special: Widget {}
      struct Late {}
      extension Late: Sendable, Widget {}
      struct Set: WidgetBundle {}
      """)
    #expect(found.widgets.map(\.name) == ["Clock", "Switch", "Late"])
    #expect(facts("struct S: ControlWidget {}").declaresWidgets)
    #expect(!facts("protocol P: Widget {}").declaresWidgets)
  }

  @Test func namesMembersOfExtensionsWithTheirLabels() {
    let found = facts(
      """
      let top = 1
      extension Date {
        static var now: Date { var inner = 0; return Date() }
        func formatted(date: [String: Int], _ time: (Int, Int) = (1, 2)) {}
        init?() {}
      }
      func free(_ a: Int) {}
      """)
    let members = found.extensionMembers.map { "\($0.type).\($0.name)" }
    #expect(members == ["Date.now", "Date.formatted(date:_:)", "Date.init()"])
    #expect(found.globals == ["top", "free(_:)"])
  }

  @Test func tellsWhichLabelsEachCallWrites() {
    let found = facts(
      """
      func plain(_ a: Int, with b: Map<Int, String>, size: Int = 1) {}
      func closures(of a: Int, done: (Int) -> Void, @Builder content: () -> Int, then: Handler) {}
      func none() {}
      """)
    #expect(found.globals == ["plain(_:with:size:)", "closures(of:done:content:then:)", "none()"])
    #expect(found.globals.map { found.neededLabels[$0] } == [["with"], ["of"], []])
  }
}
