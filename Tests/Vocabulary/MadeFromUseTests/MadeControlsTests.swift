import Foundation
import MadeFromUse
import SwiftUI
import TestSupport
import Testing

/// Views of types that exist, made of values that could not be had.
@MainActor @Suite struct MadeControlsTests {
  private let unknown = Made(madePath: "Kit.x")

  private func size(_ view: some View) -> CGSize { LayoutProbe.size(view, .unspecified) }

  @Test func `a text has the format of what was given, and else the name`() {
    let price: Made = 1234.5
    #expect(size(Text(price, format: .number)) == size(Text(verbatim: "1,234.5")))
    #expect(size(Text("\(price, format: .number) m")) == size(Text(verbatim: "1,234.5 m")))
    let exact = size(Text("\(1234.5, specifier: "%.2f") m"))
    #expect(size(Text("\(price, specifier: "%.2f") m")) == exact)
    let count: Made = 7
    #expect(size(Text("\(count, specifier: "%03d")")) == size(Text(verbatim: "007")))
    #expect(size(Text("\(count, specifier: "%.1f")")) == size(Text(verbatim: "7.0")))
    let name = size(Text(verbatim: "⟨Kit.x⟩"))
    #expect(size(Text(unknown, format: .currency(code: "EUR"))) == name)
    #expect(size(Text(unknown, format: .dateTime.hour())) == name)
    #expect(size(Text("\(unknown, specifier: "%.1f")")) == name)
  }

  @Test func `a number in a text is one, and else the name`() {
    let count: Made = 1234
    let text = size(Text("\(count) of \(unknown) in \(0.5 as Made)"))
    #expect(text == size(Text("\(1234) of \("⟨Kit.x⟩") in \(0.5)")))
  }

  @Test func `one element stands for all that are not known`() {
    func height(_ list: Made) -> CGFloat {
      size(VStack(spacing: 0) { ForEach(list) { _ in Color.red.frame(height: 10) } }).height
    }
    #expect(height(unknown) == 10)
    #expect(height(unknown.prefix(3)) == 10)
    #expect(height(["a", "b", "c"]) == 30)
    #expect(height(Made(of: [Any](), "Kit.none")) == 0)
    let rows = ForEach(unknown, id: \.name) { row in Text(row.name as String) }
    #expect(size(rows) == size(Text(verbatim: "⟨Kit.x[0].name⟩")))
  }

  @Test func `a share of something unknown is of one`() {
    func drawn(_ view: some View) -> String {
      "\(LayoutProbe(view, width: 100, height: 40).painted.items)"
    }
    let (two, four): (Made, Made) = (2, 4)
    #expect(drawn(ProgressView(value: two, total: four)) == drawn(ProgressView(value: 0.5)))
    #expect(drawn(ProgressView(value: unknown)) == drawn(ProgressView(value: 0.0)))
    let gauge = drawn(Gauge(value: 0.5) { Text(verbatim: "a") })
    #expect(drawn(Gauge(value: two, in: 0...four) { Text(verbatim: "a") }) == gauge)
    #expect(drawn(Gauge(value: 0.5 as Made, in: unknown...four) { Text(verbatim: "a") }) == gauge)
    #expect(drawn(Gauge(value: unknown) { Text(verbatim: "a") }) != gauge)
  }

  @Test func `a colour is found by a name that was given`() {
    let named: Made = "Brand"
    #expect(Color(named) == Color("Brand"))
    #expect(Color(unknown) == madeAnswer("Kit.x"))
  }
}
