import Foundation
import SwiftUI

extension Construct {
  /// The identifier of leaves that must have the size they ask for.
  static func identifier(_ width: Double, _ height: Double) -> String { "fixed \(width) \(height)" }

  static let leafViews: [Construct] = [
    Construct("Fixed", .leaf, [.sane, .sane], "Color.red.frame(width: #0, height: #1)") { n, _, _ in
      AnyView(
        Color.red.frame(width: n.length(0), height: n.length(1))
          .accessibilityIdentifier(identifier(n[0], n[1])))
    },
    Construct("Color", .leaf, "Color.blue") { _, _, _ in AnyView(Color.blue) },
    Construct(
      "Components", .leaf, [.fraction, .fraction, .fraction, .fraction],
      "Color(red: #0, green: #1, blue: #2).opacity(#3)"
    ) { n, _, _ in AnyView(Color(red: n[0], green: n[1], blue: n[2]).opacity(n[3])) },
    Construct(
      "Hue", .leaf, [.fraction, .fraction], "Color(hue: #0, saturation: #1, brightness: 1)"
    ) {
      n, _, _ in AnyView(Color(hue: n[0], saturation: n[1], brightness: 1))
    },
    Construct("Circle", .leaf, "Circle()") { _, _, _ in AnyView(Circle()) },
    Construct("Rounded", .leaf, [.length], "RoundedRectangle(cornerRadius: #0)") { n, _, _ in
      AnyView(RoundedRectangle(cornerRadius: n.length(0)))
    },
    Construct(
      "Uneven", .leaf, [.length, .length],
      "UnevenRoundedRectangle(topLeadingRadius: #0, bottomTrailingRadius: #1)"
    ) { n, _, _ in
      AnyView(
        UnevenRoundedRectangle(topLeadingRadius: n.length(0), bottomTrailingRadius: n.length(1)))
    },
    Construct("Inset", .leaf, [.length], "Capsule().inset(by: #0)") { n, _, _ in
      AnyView(Capsule().inset(by: n.length(0)))
    },
    Construct(
      "Trim", .leaf, [.fraction, .fraction, .length],
      "Circle().trim(from: #0, to: #1).stroke(lineWidth: #2)"
    ) { n, _, _ in
      AnyView(Circle().trim(from: n.length(0), to: n.length(1)).stroke(lineWidth: n.length(2)))
    },
    Construct(
      "Border", .leaf, [.length], "Ellipse().strokeBorder(.red, lineWidth: #0)"
    ) { n, _, _ in AnyView(Ellipse().strokeBorder(.red, lineWidth: n.length(0))) },
    Construct(
      "Dashes", .leaf, [.length, .length, .length],
      "Rectangle().stroke(style: StrokeStyle(lineWidth: #0, dash: [#1], dashPhase: #2))"
    ) { n, _, _ in
      AnyView(
        Rectangle().stroke(
          style: StrokeStyle(lineWidth: n.length(0), dash: [n.length(1)], dashPhase: n.length(2))))
    },
    Construct(
      "Outline", .leaf, [.length, .length],
      "Path(CGRect(x: 0, y: 0, width: #0, height: #1)).strokedPath(StrokeStyle(dash: [3]))"
    ) { n, _, _ in
      AnyView(
        Path(CGRect(x: 0, y: 0, width: n.length(0), height: n.length(1)))
          .strokedPath(StrokeStyle(dash: [3])))
    },
    Construct(
      "Arc", .leaf, [.length, .length, .angle, .angle],
      "Path { $0.addArc(center: CGPoint(x: #0, y: #0), radius: #1, startAngle: .degrees(#2), "
        + "endAngle: .degrees(#3), clockwise: false) }"
    ) { n, _, _ in
      AnyView(
        Path {
          $0.addArc(
            center: CGPoint(x: n.length(0), y: n.length(0)), radius: n.length(1),
            startAngle: .degrees(n[2]), endAngle: .degrees(n[3]), clockwise: false)
        })
    },
    Construct(
      "Tangents", .leaf, [.length, .length],
      "Path { $0.move(to: .zero); $0.addArc(tangent1End: CGPoint(x: #0, y: 0), "
        + "tangent2End: CGPoint(x: #0, y: #1), radius: 5) }.rotation(.degrees(#1)).scale(#0)"
    ) { n, _, _ in
      AnyView(
        Path {
          $0.move(to: .zero)
          $0.addArc(
            tangent1End: CGPoint(x: n.length(0), y: 0),
            tangent2End: CGPoint(x: n.length(0), y: n.length(1)), radius: 5)
        }.rotation(.degrees(n[1])).scale(n.length(0)))
    },
    Construct(
      "Linear", .leaf, [.fraction, .fraction, .fraction],
      "LinearGradient(stops: [.init(color: .red, location: #0), .init(color: .blue, "
        + "location: #1)], startPoint: UnitPoint(x: #2, y: 0), endPoint: .bottom)"
    ) { n, _, _ in
      AnyView(
        LinearGradient(
          stops: [
            .init(color: .red, location: n.length(0)), .init(color: .blue, location: n.length(1)),
          ], startPoint: UnitPoint(x: n.length(2), y: 0), endPoint: .bottom))
    },
    Construct(
      "Radial", .leaf, [.length, .length],
      "RadialGradient(colors: [.red, .blue], center: .center, startRadius: #0, endRadius: #1)"
    ) { n, _, _ in
      AnyView(
        RadialGradient(
          colors: [.red, .blue], center: .center, startRadius: n.length(0), endRadius: n.length(1)))
    },
    Construct(
      "Angular", .leaf, [.angle, .angle],
      "AngularGradient(colors: [.red, .blue], center: .center, startAngle: .degrees(#0), "
        + "endAngle: .degrees(#1))"
    ) { n, _, _ in
      AnyView(
        AngularGradient(
          colors: [.red, .blue], center: .center, startAngle: .degrees(n[0]),
          endAngle: .degrees(n[1])))
    },
    Construct(
      "Mesh", .leaf, [.fraction, .count],
      "MeshGradient(width: #1, height: 2, points: [[#0, 0], [1, 0], [0, 1], [1, 1]], "
        + "colors: [.red, .blue, .green, .white])"
    ) { n, _, _ in
      AnyView(
        MeshGradient(
          width: n.count(1), height: 2, points: [[Float(n[0]), 0], [1, 0], [0, 1], [1, 1]],
          colors: [.red, .blue, .green, .white]))
    },
    Construct("Canvas", .leaf, [.offset, .length, .fraction], "Canvas { … #0, #1, #2 }") {
      n, _, _ in
      AnyView(
        Canvas { context, size in
          context.opacity = n[2]
          context.translateBy(x: n.length(0), y: n.length(0))
          context.rotate(by: .degrees(n[1]))
          context.addFilter(.blur(radius: n.length(1)))
          context.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: n.length(1), height: 9)))
          context.stroke(
            Path(CGRect(x: n.length(0), y: 0, width: size.width, height: n.length(1))),
            with: .color(.red), lineWidth: n.length(2))
          context.draw(Text("A"), at: CGPoint(x: n.length(0), y: n.length(1)))
        })
    },
    Construct("Spacer", .leaf, [.length], "Spacer(minLength: #0)") { n, _, _ in
      AnyView(Spacer(minLength: n.length(0)))
    },
    Construct("Divider", .leaf, "Divider()") { _, _, _ in AnyView(Divider()) },
    Construct("Empty", .leaf, "EmptyView()") { _, _, _ in AnyView(EmptyView()) },
  ]
}
