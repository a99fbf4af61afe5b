import SwiftUI

/// A shape of widget code.
private struct Wedge: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
      path.closeSubpath()
    }
  }
}

extension Samples {
  @MainActor mutating func addShapes() {
    let words = Self.words
    let circle = Circle()
    drawn("Circle()") { circle }
    drawn("Circle") { Circle.init() }
    drawn("Rectangle()") { Rectangle() }
    drawn("RoundedRectangle(cornerRadius:)") { RoundedRectangle(cornerRadius: 4) }
    drawn("RoundedRectangle(cornerRadius:, style:)") {
      RoundedRectangle(cornerRadius: 4, style: .continuous)
    }
    drawn("RoundedRectangle(cornerSize:)") {
      RoundedRectangle(cornerSize: CGSize(width: 4, height: 8), style: .circular)
    }
    drawn("UnevenRoundedRectangle(…)") {
      UnevenRoundedRectangle(topLeadingRadius: 8, bottomTrailingRadius: 3)
      UnevenRoundedRectangle(cornerRadii: .init(topLeading: 3), style: .continuous)
    }
    drawn("Capsule()") { Capsule() }
    drawn("Capsule(style:)") { Capsule(style: .continuous) }
    drawn("Ellipse()") { Ellipse() }
    drawn("ContainerRelativeShape()") { ContainerRelativeShape() }
    drawn("ConcentricRectangle()") { ConcentricRectangle() }
    drawn("ButtonBorderShape") { ButtonBorderShape.capsule.fill(.red) }
    drawn("AnyShape(_)") { AnyShape(circle) }
    drawn("Shape") { Wedge() }
    drawn(".rect") { Color.red.clipShape(.rect(cornerRadius: 4)) }
    drawn(".circle") { Color.red.clipShape(.circle) }
    drawn(".capsule") { Color.red.clipShape(.capsule) }
    drawn("fill(_)") { circle.fill(.red) }
    drawn("fill()") { circle.fill() }
    drawn("fill(_, style:)") { circle.fill(.red, style: FillStyle(eoFill: true)) }
    drawn("FillStyle(eoFill:)") { circle.fill(style: FillStyle(eoFill: true)) }
    drawn("stroke(_, lineWidth:)") { circle.stroke(Color.red, lineWidth: 2) }
    drawn("stroke(_)") { circle.stroke(.red) }
    drawn("stroke(lineWidth:)") { circle.stroke(lineWidth: 3) }
    drawn("stroke(_, style:)") { circle.stroke(.red, style: StrokeStyle(lineWidth: 2)) }
    drawn("stroke(style:)") { circle.stroke(style: StrokeStyle()) }
    drawn("strokeBorder(_)") { circle.strokeBorder(.red) }
    drawn("strokeBorder(_, lineWidth:)") { circle.strokeBorder(Color.red, lineWidth: 2) }
    drawn("strokeBorder(style:)") { circle.strokeBorder(style: StrokeStyle(lineWidth: 2)) }
    drawn("trim(from:, to:)") { circle.trim(from: 0, to: 0.5) }
    drawn("rotation(_)") { Rectangle().rotation(.degrees(20)) }
    drawn("rotation(to:)") { Rectangle().rotation(.degrees(20), anchor: .top) }
    drawn("scale(scale:, anchor:)") { circle.scale(0.5, anchor: .top).scale(x: 1, y: 2) }
    drawn("Shape.offset") { circle.offset(CGSize(width: 1, height: 1)).offset(x: 1) }
    drawn("size(_)") { circle.size(width: 8, height: 8).size(CGSize(width: 3, height: 3)) }
    drawn("inset(by:)") { circle.inset(by: 3).fill(.red) }
    drawn("transform(_)") { circle.transform(CGAffineTransform(scaleX: 2, y: 1)) }
    drawn("union(_)") { circle.union(Rectangle()) }
    drawn("union(_) {}") { circle.union(Wedge(), eoFill: false) }
    drawn("subtracting(_)") { Rectangle().subtracting(circle) }
    drawn("intersection(_)") { Rectangle().intersection(circle) }
    drawn("symmetricDifference(_)") { Rectangle().symmetricDifference(circle) }
    drawn("clipShape(_)") { Color.red.clipShape(RoundedRectangle(cornerRadius: 3)) }
    drawn("clipShape: RoundedRectangle(cornerRadius:)") {
      words.clipShape(RoundedRectangle(cornerRadius: 3))
    }
    drawn("clipShape: Circle()") { Color.red.clipShape(Circle()) }
    drawn("clipShape: Capsule()") { Color.red.clipShape(Capsule(), style: FillStyle()) }
    drawn("containerShape(_)") { ContainerRelativeShape().containerShape(Capsule()) }
    addStrokeStyles()
  }

  @MainActor private mutating func addStrokeStyles() {
    let circle = Circle()
    drawn("StrokeStyle(lineWidth:)") { circle.stroke(style: StrokeStyle(lineWidth: 2)) }
    drawn("StrokeStyle(lineWidth:, lineCap:)") {
      circle.stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round))
    }
    drawn("StrokeStyle(lineWidth:, dash:)") {
      circle.stroke(style: StrokeStyle(lineWidth: 2, dash: [2, 3]))
    }
    drawn("StrokeStyle(lineWidth:, lineCap:, dash:)") {
      circle.stroke(style: StrokeStyle(lineWidth: 2, lineCap: .butt, dash: [2, 3]))
    }
    drawn("StrokeStyle(lineWidth:, lineCap:, lineJoin:)") {
      circle.stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
    }
    drawn("StrokeStyle(lineWidth:, lineCap:, lineJoin:, miterLimit:)") {
      circle.stroke(
        style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .miter, miterLimit: 3))
    }
    drawn("StrokeStyle(lineWidth:, lineJoin:)") {
      circle.stroke(style: StrokeStyle(lineWidth: 2, lineJoin: .bevel))
    }
  }

  @MainActor mutating func addPaths() {
    let box = CGRect(x: 0, y: 0, width: 20, height: 10)
    let corner = CGPoint(x: 20, y: 10)
    drawn("Path()") {
      var path = Path()
      let _ = path.addRect(box)
      path
    }
    drawn("Path() {}") { Path { $0.addRect(box) } }
    drawn("Path(_)") { Path(box) }
    drawn("Path(ellipseIn:)") { Path(ellipseIn: box) }
    drawn("Path(roundedRect:, cornerSize:)") {
      Path(roundedRect: box, cornerSize: CGSize(width: 2, height: 2))
    }
    drawn("Path(roundedRect:, cornerRadius:)") { Path(roundedRect: box, cornerRadius: 2) }
    drawn("move(to:)") {
      Path {
        $0.move(to: .zero); $0.addLine(to: corner)
      }.stroke()
    }
    drawn("addLine(to:)") {
      Path {
        $0.move(to: .zero); $0.addLine(to: corner)
      }.stroke(.red)
    }
    drawn("addLines(_)") { Path { $0.addLines([.zero, corner]) }.stroke() }
    drawn("closeSubpath()") {
      Path {
        $0.addLines([.zero, corner]); $0.closeSubpath()
      }.stroke()
    }
    addPathsMore()
  }

  @MainActor private mutating func addPathsMore() {
    let box = CGRect(x: 0, y: 0, width: 20, height: 10)
    let corner = CGPoint(x: 20, y: 10)
    drawn("addArc(center:, radius:, startAngle:, endAngle:, clockwise:)") {
      Path {
        $0.addArc(
          center: corner, radius: 5, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
      }
    }
    drawn("addCurve(to:, control1:, control2:)") {
      Path {
        $0.move(to: .zero)
        $0.addCurve(to: corner, control1: CGPoint(x: 5, y: 0), control2: CGPoint(x: 15, y: 9))
      }
    }
    drawn("addQuadCurve(to:, control:)") {
      Path {
        $0.move(to: .zero)
        $0.addQuadCurve(to: corner, control: CGPoint(x: 9, y: 0))
      }
    }
    drawn("addPath(_)") { Path { $0.addPath(Path(box)) } }
    drawn("addEllipse(in:)") { Path { $0.addEllipse(in: box) } }
    drawn("addRect(_)") { Path { $0.addRect(box) } }
    drawn("addRoundedRect(in:, cornerSize:)") {
      Path { $0.addRoundedRect(in: box, cornerSize: CGSize(width: 2, height: 2)) }
    }
    drawn("addRelativeArc(…)") {
      Path { $0.addRelativeArc(center: corner, radius: 4, startAngle: .zero, delta: .degrees(90)) }
    }
    drawn("Path.applying(_)") {
      Path(box).applying(CGAffineTransform(translationX: 2, y: 2)).offsetBy(dx: 1, dy: 1)
    }
    drawn("Path.trimmedPath(from:, to:)") { Path(box).trimmedPath(from: 0, to: 0.5).stroke() }
  }
}
