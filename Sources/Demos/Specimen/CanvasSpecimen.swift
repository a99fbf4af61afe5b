import SwiftUI

/// What a canvas can do.
struct CanvasSpecimen: View {
  var body: some View {
    Canvas { context, size in
      let step = size.width / 8
      func cell(_ index: Int) -> CGRect {
        CGRect(x: CGFloat(index) * step, y: 0, width: step, height: size.height)
          .insetBy(dx: 3, dy: 3)
      }
      context.fill(Path(ellipseIn: cell(0)), with: .color(.red))
      context.drawLayer { layer in
        layer.opacity = 0.5
        layer.fill(Path(cell(0)), with: .color(.blue))
      }
      var clipped = context
      clipped.clip(to: Path(ellipseIn: cell(1)), options: .inverse)
      clipped.fill(Path(cell(1)), with: .color(.green))
      context.drawLayer { layer in
        layer.fill(Path(ellipseIn: cell(2).offsetBy(dx: -4, dy: 0)), with: .color(.orange))
        layer.blendMode = .xor
        layer.fill(Path(ellipseIn: cell(2).offsetBy(dx: 4, dy: 0)), with: .color(.blue))
      }
      if let symbol = context.resolveSymbol(id: "badge") {
        context.draw(symbol, at: CGPoint(x: cell(3).midX, y: cell(3).midY))
        var turned = context
        turned.translateBy(x: cell(4).midX, y: cell(4).midY)
        turned.rotate(by: .degrees(30))
        turned.draw(symbol, at: .zero)
      }
      var text = context.resolve(Text("Text").font(.caption.bold()))
      text.shading = .color(.purple)
      context.draw(text, at: CGPoint(x: cell(5).midX, y: cell(5).midY))
      context.fill(
        Path(cell(6)),
        with: .linearGradient(
          Gradient(colors: [.red, .yellow]), startPoint: cell(6).origin,
          endPoint: CGPoint(x: cell(6).minX + 8, y: cell(6).minY), options: .mirror))
      var blurred = context
      blurred.addFilter(.shadow(radius: 2, y: 2))
      blurred.clipToLayer { layer in
        layer.draw(
          Text("Mask").font(.caption.bold()), at: CGPoint(x: cell(7).midX, y: cell(7).midY))
      }
      blurred.fill(
        Path(cell(7)),
        with: .conicGradient(
          Gradient(colors: [.red, .blue, .red]), center: CGPoint(x: cell(7).midX, y: cell(7).midY)))
    } symbols: {
      Text("Hi").font(.caption).padding(3).background(.yellow, in: Capsule()).tag("badge")
    }
    .frame(height: 34)
  }
}
