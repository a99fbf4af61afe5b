import Foundation
import SwiftUI

extension Construct {
  static let textViews: [Construct] = [
    Construct("Verbatim", .leaf, "Text(verbatim: #t)", text: true) { _, t, _ in
      AnyView(Text(verbatim: t))
    },
    Construct("Key", .leaf, "Text(LocalizedStringKey(#t))", text: true) { _, t, _ in
      AnyView(Text(LocalizedStringKey(t)))
    },
    Construct(
      "Sized", .leaf, [.length, .fraction],
      "(Text(verbatim: #t).font(.system(size: #0)).kerning(#1) + Text(\"B\").baselineOffset(#1))",
      text: true
    ) { n, t, _ in
      AnyView(
        Text(verbatim: t).font(.system(size: n.length(0))).kerning(n.length(1))
          + Text("B").baselineOffset(n.length(1)))
    },
    Construct("Custom", .leaf, [.length], "Text(\"A\").font(.custom(\"Georgia\", size: #0))") {
      n, _, _ in AnyView(Text("A").font(.custom("Georgia", size: n.length(0))))
    },
    Construct("Day", .leaf, [.count], "Text(Date(timeIntervalSince1970: #0 * 1e8), style: .date)") {
      n, _, _ in AnyView(Text(n.date(0), style: .date))
    },
    Construct(
      "Relative", .leaf, [.count],
      "Text(Date(timeIntervalSince1970: #0 * 1e8), style: .relative)"
    ) { n, _, _ in AnyView(Text(n.date(0), style: .relative)) },
    Construct(
      "Timer", .leaf, [.count], "Text(Date(timeIntervalSince1970: #0 * 1e8), style: .timer)"
    ) { n, _, _ in AnyView(Text(n.date(0), style: .timer)) },
    Construct(
      "Format", .leaf, [.count],
      "Text(Date(timeIntervalSince1970: #0 * 1e8), format: .dateTime.hour().minute())"
    ) { n, _, _ in AnyView(Text(n.date(0), format: .dateTime.hour().minute())) },
    Construct("Number", .leaf, [.fraction], "Text(#0, format: .number)") { n, _, _ in
      AnyView(Text(n[0], format: .number))
    },
    Construct("Percent", .leaf, [.fraction], "Text(#0, format: .percent)") { n, _, _ in
      // Foundation spells what is no number as pictures are searched for.
      AnyView(Text(n[0].isFinite ? n[0] : 0, format: .percent))
    },
  ]

  static let controlViews: [Construct] = [
    Construct(
      "Symbol", .leaf, [.length], "Image(systemName: \"star.fill\").font(.system(size: #0))"
    ) {
      n, _, _ in AnyView(Image(systemName: "star.fill").font(.system(size: n.length(0))))
    },
    Construct(
      "Tiled", .leaf, [.length, .length],
      "Image(systemName: \"heart\").resizable(capInsets: EdgeInsets(top: #0, leading: #1, "
        + "bottom: #0, trailing: #1), resizingMode: .tile)"
    ) { n, _, _ in
      AnyView(
        Image(systemName: "heart").resizable(
          capInsets: EdgeInsets(
            top: n.length(0), leading: n.length(1), bottom: n.length(0), trailing: n.length(1)),
          resizingMode: .tile))
    },
    Construct("Gauge", .leaf, [.fraction], "Gauge(value: #0) { Text(\"G\") }") { n, _, _ in
      AnyView(Gauge(value: n[0]) { Text("G") })
    },
    Construct(
      "Ring", .leaf, [.fraction],
      "Gauge(value: #0) { Text(\"G\") }.gaugeStyle(.accessoryCircular)"
    ) { n, _, _ in
      AnyView(Gauge(value: n[0]) { Text("G") }.gaugeStyle(.accessoryCircular))
    },
    Construct("Progress", .leaf, [.fraction, .fraction], "ProgressView(value: #0, total: #1)") {
      n, _, _ in AnyView(ProgressView(value: n[0], total: n[1]))
    },
    Construct("Spinner", .leaf, "ProgressView()") { _, _, _ in AnyView(ProgressView()) },
    Construct("Label", .leaf, "Label(#t, systemImage: \"bolt\")", text: true) { _, t, _ in
      AnyView(Label(t, systemImage: "bolt"))
    },
    Construct("Toggle", .leaf, "Toggle(#t, isOn: .constant(true))", text: true) { _, t, _ in
      AnyView(Toggle(t, isOn: .constant(true)))
    },
    Construct("Link", .leaf, "Link(#t, destination: URL(…))", text: true) { _, t, _ in
      AnyView(Link(t, destination: URL(fileURLWithPath: "/")))
    },
  ]
}
