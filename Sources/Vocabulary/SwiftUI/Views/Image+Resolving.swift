import DiagnosticRecords
package import Foundation
package import LayoutEngine
import ResourceCatalogs
import Typesetting
package import VectorDrawing
package import ViewGraph

extension Image {
  @MainActor package func resolve(into resolver: _ViewResolver) {
    let environment = resolver.environment
    let font = ownFont(in: environment)
    var picture = picture(in: environment, font: font)
    let isPlaceholder = environment.core.hides == .placeholder && resizing == nil
    let side = isPlaceholder ? picture.em : nil
    if let side { picture.becomePlaceholder(side, font ?? environment.resolvedFont) }
    if let resizing {
      let session = environment.session
      let caps = session.insets(capInsets, of: "The cap insets of an image")
      let own = caps == EdgeInsets() && resizing == .stretch ? picture.slices : nil
      picture = picture.resized(own?.mode ?? resizing, caps: own?.caps ?? caps, in: session)
    }
    let ink = tints.first.map { $0._paint(in: environment).paint } ?? environment.ink
    let content = ImageContent(name: source.name) { frame, items, node in
      picture.draw(ink, frame, &items, node)
    }
    if case .symbol = source { content.symbolPaint = ink }
    if environment.core.hides != nil { content.redaction = environment.placeholderInk }
    content.redactedSide = side
    var node = Node(.image(content), "Image")
    var note = AccessibilityNote()
    note.label = spokenName(in: environment)
    note.traits = ["image"]
    note.isHidden = label == .decorative
    node.notes.accessibility = note
    let algorithm = ImageAlgorithm(
      size: picture.size, isResizable: resizing != nil, descent: picture.descent)
    let layout = resolver.node(node, algorithm)
    layout.placesGuides = picture.descent > 0
    resolver.nodes.append(
      resolver.decorated(layout, by: tints.first ?? environment.core.foreground?.primary))
  }

  /// The font of a symbol that brings a size or weight of its own.
  private func ownFont(in environment: EnvironmentValues) -> ResolvedFont? {
    if symbolFont == nil, symbolWeight == nil { return nil }
    var context = environment.core.fontContext
    if let symbolWeight { context.weightOverride = symbolWeight }
    return environment.session.resolved(symbolFont ?? environment.core.font, in: context)
  }

  /// The picture to draw, found in catalogs, files and symbols.
  func picture(in environment: EnvironmentValues, font: ResolvedFont? = nil) -> Picture {
    switch source {
    case .symbol(let name): return symbol(name, environment, font)
    case .asset(let name): return asset(name, environment, font)
    case .file(let path, let scale):
      return bitmap(path, scale: scale, template: template == .template, environment)
    case .data(let source, let width, let height):
      let size = CGSize(width: width, height: height)
      return sliced(Picture(size: size, source, template: template == .template, isSmooth))
    case .sketch(var steps, let width, let height):
      if steps.removeUndrawable() {
        environment.session.reportNumbers("What code drew in an image")
      }
      let size = CGSize(width: width, height: height)
      return sliced(Picture(steps, size: size, template: template == .template, isSmooth))
    case .missing(let name): return .missing(name)
    }
  }

  /// The picture, to be resized as UIKit was told.
  private func sliced(_ picture: Picture) -> Picture {
    var picture = picture
    picture.slices = slices
    return picture
  }

  private func asset(
    _ name: String, _ environment: EnvironmentValues, _ font: ResolvedFont?
  ) -> Picture {
    let assets = environment.session.inputs.assets
    if let symbol = assets.symbol(named: name) {
      return Picture(
        symbol, SymbolLook(self, environment), font ?? environment.resolvedFont)
    }
    guard let image = assets.image(named: name),
      let variant = image.best(
        scale: Double(environment.displayScale), scheme: environment.paletteScheme,
        contrast: environment.paletteContrast, direction: environment.assetDirection)
    else {
      environment.session.report(assets.missing(name, .image))
      return .missing(name)
    }
    let isTemplate = template.map { $0 == .template } ?? (image.rendering == .template)
    let scale = variant.scale ?? 1
    var picture = bitmap(variant.path, scale: scale, template: isTemplate, environment)
    picture.slices = slices ?? variant.resizing.map { Slices($0, scale: scale) }
    // A file for the other direction alone is one that the catalog wants mirrored.
    let isForeign = variant.traits.direction.map { $0 != environment.assetDirection } ?? false
    return isForeign ? picture.mirrored : picture
  }

  private func bitmap(
    _ path: String, scale: Double, template: Bool, _ environment: EnvironmentValues
  ) -> Picture {
    switch BitmapCache.load(path) {
    case .success(let bitmap):
      let size = CGSize(width: bitmap.width / scale, height: bitmap.height / scale)
      if let problem = bitmap.problem { environment.session.report(problem) }
      if let page = bitmap.page {
        return Picture(page, size: size, template: template)
      }
      if !bitmap.isUndrawn {
        return Picture(size: size, bitmap.source, template: template, isSmooth)
      }
      var picture = Picture.missing(URL(fileURLWithPath: path).lastPathComponent)
      picture.size = size
      return picture
    case .failure(let failure):
      environment.session.report(failure.diagnostic)
      var picture = Picture.missing(URL(fileURLWithPath: path).lastPathComponent)
      if let size = failure.size, size != .zero {
        picture.size = CGSize(width: size.width / scale, height: size.height / scale)
      }
      return picture
    }
  }

  private func symbol(
    _ name: String, _ environment: EnvironmentValues, _ font: ResolvedFont?
  ) -> Picture {
    let look = SymbolLook(self, environment)
    let font = font ?? environment.resolvedFont
    let library = environment.session.inputs.symbols
    for candidate in environment.symbolVariants.names(for: name) {
      if let drawing = library.drawing(
        named: candidate, weight: font.symbolWeight, scale: look.scale,
        pointSize: font.pointSize)
      {
        let turns =
          environment.layoutDirection == .rightToLeft && library.mirrorsFromRightToLeft(name)
        return Picture(drawing, look, font, isMirrored: turns)
      }
    }
    environment.session.report(library.missing(name))
    let side = (font.pointSize * 1.2).rounded()
    var picture = Picture.missing(name)
    picture.size = CGSize(width: side, height: side)
    return picture
  }
}

extension Image.Source {
  /// The name by which code or catalog knows it; nil for what has none.
  fileprivate var name: String? {
    switch self {
    case .asset(let name), .symbol(let name), .missing(let name): name
    case .file(let path, _): (path as NSString).lastPathComponent
    case .data, .sketch: nil
    }
  }
}

/// The layout of an image (Facts/layout.md#images): rigid unless resizable.
package struct ImageAlgorithm: LayoutAlgorithm {
  /// The size in points; a resizable image may be drawn in any other.
  package let size: CGSize
  package let isResizable: Bool
  /// How far a symbol reaches below its baseline, points.
  let descent: CGFloat

  /// The layout of the image in one size: a share of its own.
  package func scaled(by factor: CGFloat) -> ImageAlgorithm {
    ImageAlgorithm(
      size: CGSize(width: size.width * factor, height: size.height * factor), isResizable: false,
      descent: descent * factor)
  }

  package func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    isResizable ? proposal.sane.replacingUnspecifiedDimensions(by: size) : size
  }

  package func span(of node: LayoutNode, for proposal: ProposedViewSize) -> ProposalSpan {
    isResizable ? .none : .all
  }

  package func lengths(
    of node: LayoutNode, along axis: Axis, crossing minor: CGFloat?
  ) -> LengthRange {
    isResizable
      ? LengthRange(0, .infinity, minor: .all)
      : LengthRange(size[axis], size[axis], minor: .all)
  }

  package func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, for proposal: ProposedViewSize
  ) -> CGFloat? {
    guard key.isFirstTextBaseline || key.isLastTextBaseline else { return nil }
    let height = size(of: node, for: proposal).height
    return size.height > 0 ? height - descent * height / size.height : height
  }
}

extension EnvironmentValues {
  /// The layout direction as asset catalogs spell it.
  var assetDirection: String {
    layoutDirection == .rightToLeft ? "right-to-left" : "left-to-right"
  }

  /// The font in force, ready to measure with.
  package var resolvedFont: ResolvedFont {
    session.resolved(core.font, in: core.fontContext)
  }

  /// What hides images and symbols: the foreground at 13.7 % (Facts/redaction.md#placeholder-look).
  var placeholderInk: RGBA { ink.firstColor.opacity(35.0 / 255) }
}
