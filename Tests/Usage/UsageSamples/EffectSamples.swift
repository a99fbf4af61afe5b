import SwiftUI

private let box = CGRect(x: 2, y: 2, width: 20, height: 10)
private let path = Path(box)

extension Samples {
  private mutating func canvas(
    _ name: String, _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
  ) { drawn(name) { Canvas(renderer: draw) } }

  @MainActor mutating func addEffects() {
    let words = Self.words
    drawn("opacity(_)") { words.opacity(0.5) }
    drawn("opacity: N") { VStack { words }.opacity(0.2) }
    drawn("cornerRadius(_)") { Color.red.cornerRadius(4) }
    drawn("cornerRadius(_, antialiased:)") { Color.red.cornerRadius(4, antialiased: false) }
    drawn("clipped()") { words.clipped() }
    drawn("clipped(antialiased:)") { words.clipped(antialiased: true) }
    drawn("shadow(color:, radius:)") { words.shadow(color: .red, radius: 2) }
    drawn("shadow(color:, radius:, x:, y:)") { words.shadow(color: .red, radius: 2, x: 1, y: 1) }
    drawn("shadow(radius:)") { words.shadow(radius: 2) }
    drawn("rotationEffect(_)") { words.rotationEffect(.degrees(-90)) }
    drawn("rotationEffect: .degrees") { words.rotationEffect(.degrees(30)) }
    drawn("rotationEffect(_, anchor:)") { words.rotationEffect(.radians(1), anchor: .topLeading) }
    drawn("scaleEffect(_)") { words.scaleEffect(0.5) }
    drawn("scaleEffect(_, anchor:)") { words.scaleEffect(0.5, anchor: .top) }
    drawn("scaleEffect(x:)") { words.scaleEffect(x: -1) }
    drawn("scaleEffect(y:)") { words.scaleEffect(y: -1) }
    drawn("scaleEffect(x:, y:)") { words.scaleEffect(x: 1, y: 2, anchor: .leading) }
    drawn("scaleEffect: CGSize") { words.scaleEffect(CGSize(width: 1, height: 2)) }
    drawn("rotation3DEffect(_, axis:)") {
      words.rotation3DEffect(.degrees(20), axis: (x: 0, y: 1, z: 0))
    }
    drawn("rotation3DEffect(_, axis:, anchor:)") {
      words.rotation3DEffect(.degrees(20), axis: (x: 0, y: 1, z: 0), anchor: .leading)
    }
    drawn("rotation3DEffect(_, axis:, anchor:, anchorZ:, perspective:)") {
      words.rotation3DEffect(
        .degrees(20), axis: (x: 0, y: 1, z: 0), anchor: .leading, anchorZ: 1, perspective: 0.5)
    }
    drawn("transformEffect(_)") { words.transformEffect(CGAffineTransform(translationX: 2, y: 2)) }
    drawn("blur(radius:)") { words.blur(radius: 1) }
    drawn("blur(radius:, opaque:)") { words.blur(radius: 1, opaque: true) }
    drawn("blendMode(_)") { words.blendMode(.sourceAtop) }
    drawn("mask(_)") { Color.red.mask(Circle()) }
    drawn("mask() {}") { Color.red.mask { words } }
    drawn("mask(alignment:) {}") { Color.red.mask(alignment: .top) { words } }
    drawn("compositingGroup()") { words.compositingGroup() }
    drawn("drawingGroup()") { words.drawingGroup() }
    drawn("luminanceToAlpha()") { Color.white.luminanceToAlpha() }
    drawn("brightness(_)") { Color.red.brightness(0.1) }
    drawn("contrast(_)") { Color.red.contrast(0.5) }
    drawn("saturation(_)") { Color.red.saturation(0.5) }
    drawn("grayscale(_)") { Color.red.grayscale(0.5) }
    drawn("hueRotation(_)") { Color.red.hueRotation(.degrees(40)) }
    drawn("colorInvert()") { Color.red.colorInvert() }
    drawn("colorMultiply(_)") { Color.red.colorMultiply(.blue) }
    drawn("flipsForRightToLeftLayoutDirection(_)") {
      words.flipsForRightToLeftLayoutDirection(true)
    }
    drawn("visualEffect(_)") { words.visualEffect { content, _ in content.opacity(0.5) } }
    drawn("redacted(reason:)") { words.redacted(reason: .placeholder) }
    drawn("isPlaceholder(_)") { words.isPlaceholder(true) }
    drawn("unredacted()") { words.unredacted().redacted(reason: []) }
    drawn("privacySensitive()") { words.privacySensitive().privacySensitive(false) }
    drawn("invalidatableContent()") { words.invalidatableContent() }
  }

  @MainActor mutating func addCanvases() {
    drawn("Canvas() {}") { Canvas { context, size in context.fill(path, with: .color(.red)) } }
    drawn("Canvas(opaque:, colorMode:, rendersAsynchronously:) {} symbols:{}") {
      Canvas(opaque: false, colorMode: .nonLinear, rendersAsynchronously: false) { context, size in
        if let word = context.resolveSymbol(id: 1) { context.draw(word, at: .zero) }
      } symbols: {
        Self.words.tag(1)
      }
    }
    canvas("fill(_, with:)") { context, _ in context.fill(path, with: .color(.red)) }
    canvas("stroke(_, with:, lineWidth:)") { context, _ in
      context.stroke(path, with: .color(.red), lineWidth: 2)
    }
    canvas("stroke(_, with:, style:)") { context, _ in
      context.stroke(path, with: .style(.tint), style: StrokeStyle(lineWidth: 2))
    }
    canvas("draw(_)") { context, _ in context.draw(Text("a"), at: .zero) }
    canvas("draw(in:)") { context, _ in context.draw(Text("a"), in: box) }
    canvas("draw(_, in:)") { context, _ in context.draw(Image(systemName: "star"), in: box) }
    canvas("draw(_, at:)") { context, _ in
      context.draw(Text("a"), at: .zero, anchor: .topLeading)
    }
    canvas("resolve(_)") { context, _ in context.draw(context.resolve(Text("a")), in: box) }
    canvas("clip(to:)") { context, _ in
      context.clip(to: path)
      context.fill(path, with: .color(.red))
    }
    canvas("clip(to:, style:)") { context, _ in
      context.clip(to: path, style: FillStyle(eoFill: true))
      context.fill(path, with: .color(.red))
    }
    canvas("clip(to:, options:)") { context, _ in
      context.clip(to: path, options: .inverse)
      context.fill(Path(ellipseIn: box.insetBy(dx: -9, dy: -9)), with: .color(.red))
    }
    canvas("clipToLayer() {}") { context, _ in
      context.clipToLayer { $0.fill(path, with: .color(.black)) }
      context.fill(path, with: .color(.red))
    }
    canvas("clipToLayer(opacity:) {}") { context, _ in
      context.clipToLayer(opacity: 0.5) { $0.fill(path, with: .color(.black)) }
      context.fill(path, with: .color(.red))
    }
    addCanvasesMore()
  }

  @MainActor private mutating func addCanvasesMore() {
    canvas("clipToLayer(options:) {}") { context, _ in
      context.clipToLayer(options: .inverse) { $0.fill(path, with: .color(.black)) }
      context.fill(Path(ellipseIn: box.insetBy(dx: -9, dy: -9)), with: .color(.red))
    }
    canvas("drawLayer() {}") { context, _ in
      context.drawLayer { $0.fill(path, with: .color(.red)) }
    }
    canvas("translateBy(x:, y:)") { context, _ in
      context.translateBy(x: 2, y: 2)
      context.fill(path, with: .color(.red))
    }
    canvas("scaleBy(x:, y:)") { context, _ in
      context.scaleBy(x: 2, y: 2)
      context.fill(path, with: .color(.red))
    }
    canvas("rotate(by:)") { context, _ in
      context.rotate(by: .degrees(20))
      context.fill(path, with: .color(.red))
    }
    canvas("concatenate(_)") { context, _ in
      context.concatenate(CGAffineTransform(translationX: 2, y: 2))
      context.fill(path, with: .color(.red))
    }
    canvas("addFilter(_)") { context, _ in
      context.addFilter(.shadow(radius: 2))
      context.fill(path, with: .color(.red))
    }
    canvas("addFilter(_, options:)") { context, _ in
      context.addFilter(.blur(radius: 2), options: .linearColor)
      context.fill(path, with: .color(.red))
    }
    canvas("GraphicsContext.Shading") { context, _ in
      context.opacity = 0.5
      context.blendMode = .normal
      context.fill(path, with: .foreground)
      let gradient = Gradient(colors: [.red, .blue])
      context.fill(
        path,
        with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 20, y: 10)))
      context.fill(
        path, with: .radialGradient(gradient, center: .zero, startRadius: 0, endRadius: 9))
      context.fill(path, with: .conicGradient(gradient, center: .zero))
    }
  }
}
