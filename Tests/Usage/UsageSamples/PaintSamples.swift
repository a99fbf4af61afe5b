import SwiftUI

extension Samples {
  @MainActor mutating func addColors() {
    let names: [(String, Color)] = [
      ("white", .white), ("black", .black), ("clear", .clear), ("gray", .gray), ("green", .green),
      ("red", .red), ("blue", .blue), ("yellow", .yellow), ("orange", .orange), ("pink", .pink),
      ("purple", .purple), ("teal", .teal), ("brown", .brown), ("cyan", .cyan), ("mint", .mint),
      ("indigo", .indigo), ("primary", .primary), ("secondary", .secondary),
      ("accentColor", .accentColor),
    ]
    for (name, color) in names { drawn("Color.\(name)") { color } }
    for (name, color) in names { drawn(".\(name)") { Circle().fill(color) } }
    for (name, color) in names {
      drawn("foregroundColor: .\(name)") { VStack { Self.words }.foregroundColor(color) }
      drawn("foregroundStyle: .\(name)") { VStack { Self.words }.foregroundStyle(color) }
      drawn("tint: .\(name)") { Button("Tap") {}.tint(color) }
    }
    drawn("Color(_)") { Color("Latte") }
    drawn("Color(lit)") { Color("Latte") }
    drawn("Color(expr)") {
      let name = "Latte"
      Color(name)
    }
    drawn("Color(lit, bundle:)") { Color("Latte", bundle: nil) }
    drawn("Color(lit+interp, bundle:)") { Color("\("Lat")te", bundle: .main) }
    drawn("Color(_, bundle:)") { Color("Latte", bundle: .main) }
    drawn("Color(red:, green:, blue:)") { Color(red: 1, green: 0.5, blue: 0) }
    drawn("Color(red:, green:, blue:, opacity:)") {
      Color(red: 1, green: 0.5, blue: 0, opacity: 0.5)
    }
    drawn("Color(_, red:, green:, blue:, opacity:)") {
      Color(.displayP3, red: 1, green: 0, blue: 0, opacity: 1)
    }
    drawn("Color(.sRGB, red:, green:, blue:, opacity:)") {
      Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1)
    }
    drawn("Color(white:)") { Color(white: 0.5) }
    drawn("Color(white:, opacity:)") { Color(white: 0.5, opacity: 0.5) }
    drawn("Color(hue:, saturation:, brightness:)") { Color(hue: 0.3, saturation: 1, brightness: 1) }
    drawn("Color(uiColor:)") { Color(uiColor: .systemBackground) }
    drawn("Color(.systemBackground)") { Color(.systemBackground) }
    drawn("Color(cgColor:)") { Color(cgColor: UIColor.red.cgColor) }
    drawn("Color(.clear)") { Color(.clear) }
    drawn("mix(with:, by:)") { Color.red.mix(with: .blue, by: 0.5) }
    drawn("Color.opacity(_)") { Color.red.opacity(0.5) }
    drawn("Color.gradient") { Rectangle().fill(Color.red.gradient) }
  }

  @MainActor mutating func addStyles() {
    let words = Self.words
    drawn("foregroundColor(_)") { words.foregroundColor(.white) }
    drawn("foregroundStyle(_)") { words.foregroundStyle(.secondary) }
    drawn("foregroundStyle(_, _)") { words.foregroundStyle(.red, .blue) }
    drawn("foregroundStyle(_, _, _)") {
      Image(systemName: "star.fill").foregroundStyle(.red, .blue, .green)
    }
    drawn("tint(_)") { Button("Tap") {}.tint(.blue) }
    drawn("tint: Gradient(colors:)") {
      Gauge(value: 0.4) { words }.tint(Gradient(colors: [.blue, .red]))
    }
    drawn("tint(nil)") { Button("Tap") {}.tint(nil as Color?) }
    drawn("accentColor(_)") { Button("Tap") {}.accentColor(.red) }
    drawn("background(_)") { words.background(Color.black) }
    drawn("background: .black") { words.background(.black) }
    drawn("background: RoundedRectangle(cornerRadius:).foregroundColor") {
      words.background(RoundedRectangle(cornerRadius: 4).foregroundColor(.red))
    }
    drawn("background()") { words.background() }
    drawn("background() {}") { words.background { Color.red } }
    drawn("background(alignment:) {}") { words.background(alignment: .top) { Color.red } }
    drawn("background(_, alignment:)") { words.background(Color.red, alignment: .leading) }
    drawn("background(_, in:)") { words.background(.red, in: Capsule()) }
    drawn("background(in:)") { words.background(in: Circle()) }
    drawn("background(_, ignoresSafeAreaEdges:)") {
      words.background(.red, ignoresSafeAreaEdges: .top)
    }
    drawn("border(_)") { words.border(.red) }
    drawn("border(_, width:)") { words.border(Color.red, width: 2) }
    addShapeStyles()
    addGradients()
  }

  @MainActor private mutating func addShapeStyles() {
    let box = Rectangle()
    drawn(".fill") { box.fill(.fill.tertiary) }
    drawn(".placeholder") { box.fill(.placeholder) }
    drawn(".background") { box.fill(.background.secondary) }
    drawn(".tint") { box.fill(.tint) }
    drawn(".separator") { box.fill(.separator) }
    drawn(".tertiary") { box.fill(.tertiary) }
    drawn(".quaternary") { box.fill(.quaternary) }
    drawn(".quinary") { box.fill(.quinary) }
    drawn(".link") { box.fill(.link) }
    drawn(".foreground") { box.fill(.foreground) }
    drawn(".selection") { box.fill(.selection) }
    drawn(".windowBackground") { box.fill(.windowBackground) }
    drawn(".ultraThinMaterial") { box.fill(.ultraThinMaterial) }
    drawn(".thinMaterial") { box.fill(.thinMaterial) }
    drawn(".regularMaterial") { box.fill(.regularMaterial) }
    drawn(".thickMaterial") { box.fill(.thickMaterial) }
    drawn(".ultraThickMaterial") { box.fill(.ultraThickMaterial) }
    drawn(".bar") { box.fill(.bar) }
    drawn("BackgroundStyle()") { box.fill(BackgroundStyle()) }
    drawn("ForegroundStyle()") { box.fill(ForegroundStyle()) }
    drawn("AnyShapeStyle(_)") { box.fill(AnyShapeStyle(.red)) }
    drawn(".shadow(_)") { box.fill(.red.shadow(.drop(radius: 2))) }
    drawn(".opacity(_)") { box.fill(.tint.opacity(0.4)) }
  }

  @MainActor private mutating func addGradients() {
    let colors: [Color] = [.red, .blue]
    let gradient = Gradient(colors: colors)
    drawn("Gradient(colors:)") { Rectangle().fill(gradient) }
    drawn("Gradient(stops:)") {
      Rectangle().fill(Gradient(stops: [.init(color: .red, location: 0.2)]))
    }
    drawn("LinearGradient(gradient:, startPoint:, endPoint:)") {
      LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)
    }
    drawn("LinearGradient(colors:, startPoint:, endPoint:)") {
      LinearGradient(colors: colors, startPoint: UnitPoint(x: 0, y: 0), endPoint: .bottomTrailing)
    }
    drawn("LinearGradient(stops:, startPoint:, endPoint:)") {
      LinearGradient(
        stops: [Gradient.Stop(color: .red, location: 0)], startPoint: .leading, endPoint: .trailing)
    }
    drawn("AngularGradient(gradient:, center:, angle:)") {
      AngularGradient(gradient: gradient, center: .center, angle: .degrees(90))
    }
    drawn("AngularGradient(colors:, center:, startAngle:, endAngle:)") {
      AngularGradient(
        colors: colors, center: .center, startAngle: .zero, endAngle: Angle(degrees: 180))
    }
    drawn("RadialGradient(colors:, center:, startRadius:, endRadius:)") {
      RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 40)
    }
    drawn("EllipticalGradient(colors:)") { EllipticalGradient(colors: colors) }
    drawn(".linearGradient(colors:, startPoint:, endPoint:)") {
      Rectangle().fill(.linearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
    }
    drawn(".conicGradient(_, center:, angle:)") {
      Rectangle().fill(.conicGradient(gradient, center: .center, angle: .zero))
    }
    drawn("UnitPoint(x:, y:)") {
      LinearGradient(colors: colors, startPoint: UnitPoint(x: 0.2, y: 0), endPoint: .zero)
    }
    drawn("Angle(degrees:)") { Self.words.rotationEffect(Angle(degrees: 20)) }
    drawn("Angle(radians:)") { Self.words.rotationEffect(Angle(radians: 1)) }
  }
}
