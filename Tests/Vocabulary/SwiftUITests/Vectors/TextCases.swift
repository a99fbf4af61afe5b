import Foundation
import SwiftUI

/// The paragraph of the recorded wrapping cases.
let paragraph = "Layout must wrap this sentence onto several lines inside a narrow frame."

/// Facts/recordings.md#cases, text/* but for text/fit.
let textCases: [VectorCase] =
  [
    .frames("text/vstack-spacing") {
      VStack {
        Text("One").named("one")
        Text("Two").named("two")
        box(50, 10).named("box")
        Text("Three").named("three")
      }.named("stack")
    },
    .frames("text/hstack-baseline") {
      VStack(spacing: 0) {
        HStack(alignment: .firstTextBaseline) {
          Text("Big").font(.largeTitle).named("big")
          Text("small").named("small")
          box(10, 10).named("box")
        }.named("first")
        HStack(alignment: .lastTextBaseline) {
          Text("Big").font(.largeTitle).named("big2")
          Text("small").named("small2")
        }.named("last")
      }
    },
    .frames("text/wrapped") {
      VStack(alignment: .leading, spacing: 0) {
        Text(paragraph).named("narrow").frame(width: 150, alignment: .topLeading)
          .named("narrowFrame")
        Text(paragraph).named("wide").frame(width: 260, alignment: .topLeading)
        Text(paragraph).named("free")
      }.named("column")
    },
    .frames("text/system-fonts") {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(systemFonts, id: \.name) { Text(fox).font($0.font).named($0.name) }
      }
    },
    .frames("text/baseline-wrapped") {
      VStack(alignment: .leading, spacing: 0) {
        wrappedRow(.lastTextBaseline, "last")
        wrappedRow(.firstTextBaseline, "first")
      }.named("column")
    },
    .size("text/dates/date/date") { Text(may28, style: .date) },
    .size("text/dates/format/dateimeyearmonthday") {
      Text(may28, format: .dateTime.year().month().day())
    },
    .size("text/dates/format/number 3.14159") { Text(3.14159, format: .number) },
    .size("text/dates/format/number 1234") { Text(1234, format: .number) },
    .size("text/dates/format/percent") { Text(0.25, format: .percent) },
  ]
  + styles.map { style in
    .size("text/styles/\(style.name)") { Text(fox).font(style.font) }
  }

/// A string whose widths are recorded.
let fox = "The quick brown fox"

/// 28 May 2026, noon.
private let may28 = Date(timeIntervalSince1970: 1_779_969_600)

private let styles: [(name: String, font: Font)] = [
  ("largeTitle", .largeTitle), ("title", .title), ("subheadline", .subheadline), ("body", .body),
  ("caption2", .caption2),
]

private let systemFonts: [(name: String, font: Font)] = [
  ("s10", .system(size: 10)), ("s12", .system(size: 12)), ("s20", .system(size: 20)),
  ("s24", .system(size: 24)), ("s32", .system(size: 32)),
  ("light", .system(size: 20, weight: .light)), ("medium", .system(size: 20, weight: .medium)),
  ("bold", .system(size: 20, weight: .bold)), ("black", .system(size: 20, weight: .black)),
  ("rounded", .system(size: 20, design: .rounded)), ("serif", .system(size: 20, design: .serif)),
  ("monospaced", .system(size: 20, design: .monospaced)),
]

@MainActor private func wrappedRow(_ alignment: VerticalAlignment, _ name: String) -> some View {
  HStack(alignment: alignment, spacing: 0) {
    Text(paragraph).named("\(name)Wrapped").frame(width: 120, alignment: .leading)
    Text("End").font(.largeTitle).named("\(name)End")
    box(10, 10).named("\(name)Box")
  }.named(name)
}
