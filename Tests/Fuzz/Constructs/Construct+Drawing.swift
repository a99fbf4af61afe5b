import Foundation
import SwiftUI

extension Construct {
  static let drawingModifiers: [Construct] = [
    Construct("opacity", .modifier, [.fraction], "opacity(#0)") { n, _, c in
      AnyView(c[0].opacity(n[0]))
    },
    Construct("blur", .modifier, [.length], "blur(radius: #0)") { n, _, c in
      AnyView(c[0].blur(radius: n.length(0)))
    },
    Construct("colors", .modifier, [.factor, .angle], "saturation(#0).hueRotation(.degrees(#1))") {
      n, _, c in AnyView(c[0].saturation(n[0]).brightness(n[0]).hueRotation(.degrees(n[1])))
    },
    Construct("shadow", .modifier, [.length, .offset], "shadow(radius: #0, x: #1)") { n, _, c in
      AnyView(c[0].shadow(radius: n.length(0), x: n.length(1)))
    },
    Construct(
      "rotation", .modifier, [.angle, .fraction],
      "rotationEffect(.degrees(#0), anchor: UnitPoint(x: #1, y: 0))"
    ) {
      n, _, c in
      AnyView(c[0].rotationEffect(.degrees(n[0]), anchor: UnitPoint(x: n.length(1), y: 0)))
    },
    Construct(
      "rotation3D", .modifier, [.angle, .fraction],
      "rotation3DEffect(.degrees(#0), axis: (#1, 1, 0))"
    ) {
      n, _, c in
      AnyView(c[0].rotation3DEffect(.degrees(n[0]), axis: (n.length(1), 1, 0), perspective: 0))
    },
    Construct("scale", .modifier, [.factor, .factor], "scaleEffect(x: #0, y: #1)") { n, _, c in
      AnyView(c[0].scaleEffect(x: n.length(0), y: n.length(1)))
    },
    Construct(
      "transform", .modifier, [.factor, .offset],
      "transformEffect(CGAffineTransform(scaleX: #0, y: 1).translatedBy(x: #1, y: 0))"
    ) {
      n, _, c in
      AnyView(
        c[0].transformEffect(
          CGAffineTransform(scaleX: n.length(0), y: 1).translatedBy(x: n.length(1), y: 0)))
    },
    Construct(
      "visual", .modifier, [.factor, .offset], "visualEffect { $0.scaleEffect(#0).offset(x: #1) }"
    ) {
      n, _, c in
      AnyView(
        c[0].visualEffect { view, _ in view.scaleEffect(n.length(0)).offset(x: n.length(1)) })
    },
    Construct("clip", .modifier, [.length], "cornerRadius(#0)") { n, _, c in
      AnyView(c[0].cornerRadius(n.length(0)))
    },
    Construct("clipped", .modifier, "clipped()") { _, _, c in AnyView(c[0].clipped()) },
    Construct("hidden", .modifier, "hidden()") { _, _, c in AnyView(c[0].hidden()) },
    Construct("blend", .modifier, "blendMode(.multiply)") { _, _, c in
      AnyView(c[0].blendMode(.multiply))
    },
    Construct("foreground", .modifier, "foregroundStyle(.foreground)") { _, _, c in
      AnyView(c[0].foregroundStyle(.foreground))
    },
    Construct(
      "secondary", .modifier, [.fraction],
      "foregroundStyle(.red.opacity(#0).shadow(.drop(radius: #0)))"
    ) {
      n, _, c in
      AnyView(
        c[0].foregroundStyle(Color.red.opacity(n[0]).shadow(.drop(radius: n.length(0)))))
    },
    Construct("tint", .modifier, "tint(.green)") { _, _, c in AnyView(c[0].tint(.green)) },
    Construct("redacted", .modifier, "redacted(reason: .placeholder)") { _, _, c in
      AnyView(c[0].redacted(reason: .placeholder))
    },
    Construct("direction", .modifier, "environment(\\.layoutDirection, .rightToLeft)") { _, _, c in
      AnyView(c[0].environment(\.layoutDirection, .rightToLeft))
    },
    Construct("container", .modifier, "background(ContainerRelativeShape().fill(.red))") {
      _, _, c in
      AnyView(c[0].background(ContainerRelativeShape().fill(.red)))
    },
    Construct("disabled", .modifier, "disabled(true)") { _, _, c in AnyView(c[0].disabled(true)) },
  ]
}
