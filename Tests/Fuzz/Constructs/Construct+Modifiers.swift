import Foundation
import SwiftUI

extension Construct {
  static let layoutModifiers: [Construct] = [
    Construct("padding", .modifier, [.length], "padding(#0)") { n, _, c in
      AnyView(c[0].padding(n.length(0)))
    },
    Construct("paddingEdge", .modifier, [.length], "padding(.leading, #0)") { n, _, c in
      AnyView(c[0].padding(.leading, n.length(0)))
    },
    Construct("frame", .modifier, [.length, .length], "frame(width: #0, height: #1)") { n, _, c in
      AnyView(c[0].frame(width: n.length(0), height: n.length(1)))
    },
    Construct(
      "flexible", .modifier, [.length, .length, .length],
      "frame(minWidth: #0, idealWidth: #1, maxWidth: #2)"
    ) { n, _, c in
      AnyView(c[0].frame(minWidth: n.length(0), idealWidth: n.length(1), maxWidth: n.length(2)))
    },
    Construct("greedy", .modifier, "frame(maxWidth: .infinity, maxHeight: .infinity)") { _, _, c in
      AnyView(c[0].frame(maxWidth: .infinity, maxHeight: .infinity))
    },
    Construct("fixedSize", .modifier, "fixedSize()") { _, _, c in AnyView(c[0].fixedSize()) },
    Construct("offset", .modifier, [.offset, .offset], "offset(x: #0, y: #1)") { n, _, c in
      AnyView(c[0].offset(x: n.length(0), y: n.length(1)))
    },
    Construct("position", .modifier, [.length, .length], "position(x: #0, y: #1)") { n, _, c in
      AnyView(c[0].position(x: n.length(0), y: n.length(1)))
    },
    Construct("aspectRatio", .modifier, [.factor], "aspectRatio(#0, contentMode: .fit)") {
      n, _, c in AnyView(c[0].aspectRatio(n.length(0), contentMode: .fit))
    },
    Construct("scaledToFill", .modifier, "scaledToFill()") { _, _, c in
      AnyView(c[0].scaledToFill())
    },
    Construct("layoutPriority", .modifier, [.count], "layoutPriority(#0)") { n, _, c in
      AnyView(c[0].layoutPriority(n[0]))
    },
    Construct("zIndex", .modifier, [.count], "zIndex(#0)") { n, _, c in AnyView(c[0].zIndex(n[0]))
    },
    Construct("guide", .modifier, [.length], "alignmentGuide(.leading) { _ in #0 }") { n, _, c in
      AnyView(c[0].alignmentGuide(.leading) { _ in n.length(0) })
    },
    Construct("columns", .modifier, [.count], "gridCellColumns(#0)") { n, _, c in
      AnyView(c[0].gridCellColumns(n.count(0)))
    },
    Construct("anchor", .modifier, [.fraction], "gridCellAnchor(UnitPoint(x: #0, y: #0))") {
      n, _, c in AnyView(c[0].gridCellAnchor(UnitPoint(x: n.length(0), y: n.length(0))))
    },
    Construct(
      "relative", .modifier, [.count, .length],
      "containerRelativeFrame(.horizontal, count: #0, span: 1, spacing: #1)"
    ) {
      n, _, c in
      AnyView(
        c[0].containerRelativeFrame(
          .horizontal, count: n.count(0), span: 1, spacing: n.length(1)))
    },
    Construct("safeArea", .modifier, [.length], "safeAreaPadding(#0)") { n, _, c in
      AnyView(c[0].safeAreaPadding(n.length(0)))
    },
    Construct("ignores", .modifier, "ignoresSafeArea()") { _, _, c in
      AnyView(c[0].ignoresSafeArea())
    },
    Construct("background", .pair, "background") { _, _, c in
      AnyView(c[0].background { c[1] })
    },
    Construct("overlay", .pair, "overlay(alignment: .topTrailing)") { _, _, c in
      AnyView(c[0].overlay(alignment: .topTrailing) { c[1] })
    },
    Construct("mask", .pair, "mask") { _, _, c in AnyView(c[0].mask { c[1] }) },
    Construct("inset", .pair, [.length], "safeAreaInset(edge: .bottom, spacing: #0)") { n, _, c in
      AnyView(c[0].safeAreaInset(edge: .bottom, spacing: n.length(0)) { c[1] })
    },
  ]

  static let textModifiers: [Construct] = [
    Construct("lineLimit", .modifier, [.count], "lineLimit(#0)") { n, _, c in
      AnyView(c[0].lineLimit(n.count(0)))
    },
    Construct("room", .modifier, [.count], "lineLimit(#0, reservesSpace: true)") { n, _, c in
      AnyView(c[0].lineLimit(n.count(0), reservesSpace: true))
    },
    Construct("lineSpacing", .modifier, [.length], "lineSpacing(#0)") { n, _, c in
      AnyView(c[0].lineSpacing(n.length(0)))
    },
    Construct("shrink", .modifier, [.fraction], "minimumScaleFactor(#0)") { n, _, c in
      AnyView(c[0].minimumScaleFactor(n.length(0)))
    },
    Construct("tracking", .modifier, [.offset], "tracking(#0)") { n, _, c in
      AnyView(c[0].tracking(n.length(0)))
    },
    Construct("middle", .modifier, "truncationMode(.middle)") { _, _, c in
      AnyView(c[0].truncationMode(.middle).multilineTextAlignment(.center))
    },
    Construct("font", .modifier, [.length], "font(.system(size: #0))") { n, _, c in
      AnyView(c[0].font(.system(size: n.length(0))))
    },
    Construct("width", .modifier, [.offset], "fontWidth(Font.Width(#0))") { n, _, c in
      AnyView(c[0].fontWidth(Font.Width(n.length(0))))
    },
  ]
}
