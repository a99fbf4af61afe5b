import SwiftUI
import WidgetKit

extension Samples {
  @MainActor mutating func addImages() {
    let star = Image(systemName: "star.fill")
    let photo = Image("Espresso")
    drawn("Image(_)") { photo }
    drawn("Image(lit)") { Image("Espresso") }
    drawn("Image(expr)") {
      let name = "Espresso"
      Image(name)
    }
    drawn("Image(lit, bundle:)") { Image("Espresso", bundle: .main) }
    drawn("Image(_, bundle:)") { Image("Espresso", bundle: nil) }
    drawn("Image(lit+interp, bundle:)") { Image("\("Espr")esso", bundle: .main) }
    drawn("Color(.resource)") { Color(ColorResource(name: "Latte", bundle: .main)) }
    drawn("Image(decorative:)") { Image(decorative: "Espresso") }
    drawn("Image(_, label:)") { Image("Espresso", label: Text("coffee")) }
    drawn("Image(systemName:)") { star }
    drawn("Image(systemName: lit)") { Image(systemName: "star") }
    drawn("Image(systemName: expr)") {
      let name = "star"
      Image(systemName: name)
    }
    drawn("Image(systemName: lit+interp)") { Image(systemName: "\("st")ar") }
    drawn("Image(systemName:, variableValue:)") {
      Image(systemName: "wifi", variableValue: 0.5)
    }
    drawn("Image(uiImage:)") { Image(uiImage: UIImage(systemName: "star") ?? UIImage()) }
    drawn("Image(uiImage: )") { Image(uiImage: UIImage(named: "Espresso") ?? UIImage()) }
    drawn("Image(expr, scale:, label:)") { Image(Self.sketch, scale: 1, label: Text("sketch")) }
    drawn("Image(_, scale:, label:)") {
      Image(Self.sketch, scale: 2, orientation: .up, label: Text("sketch"))
      Image(decorative: Self.sketch, scale: 1)
    }
    drawn("ImageRenderer(content:)") {
      let renderer = ImageRenderer(content: Self.words.padding().background(.red))
      Image(uiImage: renderer.uiImage ?? UIImage())
    }
    noted("AsyncImage(url:) {} placeholder:{}", "async-image") {
      AsyncImage(url: URL(string: "https://example.com/a.png")) {
        $0.resizable()
      } placeholder: {
        Color.gray
      }
    }
    addImageModifiers(star, photo)
  }

  /// Eight by eight pixels.
  private static var sketch: CGImage {
    let bytes =
      "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mO4I2eDFTEMLQkAcIpNgRk3"
      + "lYgAAAAASUVORK5CYII="
    return UIImage(data: Data(base64Encoded: bytes)!)!.cgImage!
  }

  @MainActor private mutating func addImageModifiers(_ star: Image, _ photo: Image) {
    drawn("resizable()") { photo.resizable() }
    drawn("resizable(capInsets:, resizingMode:)") {
      photo.resizable(resizingMode: .tile)
      photo.resizable(
        capInsets: EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4), resizingMode: .stretch)
    }
    drawn("renderingMode(_)") { photo.renderingMode(.template) }
    drawn("renderingMode: .original") { photo.renderingMode(.original) }
    drawn("interpolation(_)") { photo.interpolation(.none) }
    drawn("antialiased(_)") { photo.antialiased(true) }
    drawn("symbolRenderingMode(_)") { star.symbolRenderingMode(.palette) }
    drawn("symbolRenderingMode: .hierarchical") { star.symbolRenderingMode(.hierarchical) }
    drawn("symbolRenderingMode: .multicolor") { VStack { star }.symbolRenderingMode(.multicolor) }
    drawn("symbolVariant(_)") { Image(systemName: "star").symbolVariant(.circle) }
    drawn("symbolVariant: .fill") { Image(systemName: "star").symbolVariant(.fill) }
    drawn("imageScale(_)") { star.imageScale(.small) }
    drawn("imageScale: .large") { star.imageScale(.large) }
    drawn("symbolEffect(_)") { star.symbolEffect(.pulse).symbolEffectsRemoved() }
    drawn("symbolEffect(_, value:)") { star.symbolEffect(.bounce, value: 1) }
    drawn("scaledToFit()") { photo.resizable().scaledToFit() }
    drawn("scaledToFill()") { photo.resizable().scaledToFill() }
    drawn("aspectRatio(contentMode:)") { photo.resizable().aspectRatio(contentMode: .fit) }
    drawn("aspectRatio: contentMode: .fill") { photo.resizable().aspectRatio(contentMode: .fill) }
    drawn("aspectRatio(_, contentMode:)") { photo.resizable().aspectRatio(1, contentMode: .fit) }
    drawn("aspectRatio: CGSize, contentMode:") {
      photo.resizable().aspectRatio(CGSize(width: 2, height: 1), contentMode: .fill)
    }
    drawn("widgetAccentedRenderingMode(_)") { photo.widgetAccentedRenderingMode(.fullColor) }
    drawn("widgetAccentedRenderingMode: .accentedDesaturated") {
      photo.widgetAccentedRenderingMode(.accentedDesaturated)
    }
    drawn("allowedDynamicRange(_)") { photo.allowedDynamicRange(.high) }
    noted("symbolColorRenderingMode(_)", "symbol-mode-not-drawn") {
      star.symbolColorRenderingMode(.gradient)
    }
    noted("symbolVariableValueMode(_)", "symbol-mode-not-drawn") {
      star.symbolVariableValueMode(.draw)
    }
  }
}
