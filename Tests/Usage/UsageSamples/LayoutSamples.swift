import SwiftUI

private struct Width: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

private struct Bounds: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

private struct Framed: ViewModifier {
  func body(content: Content) -> some View { content.padding() }
}

extension Samples {
  @MainActor mutating func addLayoutModifiers() {
    let words = Self.words
    drawn("padding()") { words.padding() }
    drawn("padding(_)") { words.padding(4) }
    drawn("padding: N") { words.padding(10.5) }
    drawn("padding: EdgeInsets") {
      words.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    drawn("EdgeInsets(top:, leading:, bottom:, trailing:)") {
      words.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    drawn("padding(_, _)") { words.padding(.bottom, 3) }
    for (name, edges) in edgeSets {
      drawn("padding: \(name), N") { words.padding(edges, 3) }
      drawn("padding: \(name)") { words.padding(edges) }
    }
    drawn("padding: .top, -N") { words.padding(.top, -3) }
    drawn("padding: [.leading,.trailing], N") { words.padding([.leading, .trailing], 3) }
    drawn("contentMargins(_, _, for:)") {
      words.contentMargins(.horizontal, 3, for: .scrollContent).contentMargins(4)
    }
    drawn("layoutPriority(_)") { words.layoutPriority(1) }
    drawn("fixedSize()") { words.fixedSize() }
    drawn("fixedSize(horizontal:, vertical:)") {
      words.fixedSize(horizontal: false, vertical: true)
    }
    drawn("offset(x:, y:)") { words.offset(x: 1, y: -2) }
    drawn("offset(x:)") { words.offset(x: 1) }
    drawn("offset(y:)") { words.offset(y: 1) }
    drawn("offset(_)") { words.offset(CGSize(width: 1, height: 2)) }
    drawn("position(x:, y:)") { words.position(x: 10, y: 10) }
    drawn("position(_)") { words.position(CGPoint(x: 10, y: 10)) }
    drawn("zIndex(_)") { words.zIndex(1) }
    addLayoutModifiersMore()
  }

  @MainActor private mutating func addLayoutModifiersMore() {
    let words = Self.words
    drawn("alignmentGuide(_) {}") {
      words.alignmentGuide(.leading) { $0[.trailing] }.alignmentGuide(VerticalAlignment.top) {
        $0.height
      }
    }
    drawn("modifier(_)") { words.modifier(Framed()) }
    drawn("preference(key:, value:)") {
      words.preference(key: Width.self, value: 3).onPreferenceChange(Width.self) { _ in }
    }
    drawn("anchorPreference(key:, value:) {}") {
      words.anchorPreference(key: Bounds.self, value: .bounds) { $0 }
        .overlayPreferenceValue(Bounds.self) { _ in Color.red }
    }
    drawn("hidden()") {
      VStack {
        words; words.hidden()
      }
    }
    inert("id(_)") { words.id(3) }
    drawn("tag(_)") { words.tag("a") }
    drawn("ignoresSafeArea()") { words.ignoresSafeArea() }
    drawn("ignoresSafeArea(_)") { words.ignoresSafeArea(.all, edges: .top) }
    drawn("edgesIgnoringSafeArea(_)") { words.edgesIgnoringSafeArea(.all) }
    drawn("coordinateSpace(_)") { words.coordinateSpace(.named("a")).coordinateSpace(name: "b") }
    drawn("safeAreaInset(edge:) {}") { words.safeAreaInset(edge: .bottom) { words } }
    drawn("safeAreaPadding(_)") { words.safeAreaPadding(3).safeAreaPadding(.top, 3) }
    drawn("containerRelativeFrame(_)") { words.containerRelativeFrame(.horizontal) }
    drawn("overlay(_)") { Color.red.overlay(words) }
    drawn("overlay() {}") { Color.red.overlay { words } }
    drawn("overlay(alignment:) {}") { Color.red.overlay(alignment: .topTrailing) { words } }
    drawn("overlay(_, alignment:)") { Color.red.overlay(words, alignment: .bottom) }
    drawn("overlay(_, in:)") { words.overlay(.red, in: Circle()) }
    drawn("overlay: style") { words.overlay(.ultraThinMaterial) }
    addFrames()
  }

  private var edgeSets: [(String, Edge.Set)] {
    [
      (".top", .top), (".bottom", .bottom), (".leading", .leading), (".trailing", .trailing),
      (".vertical", .vertical), (".horizontal", .horizontal), (".all", .all),
      ("[.bottom]", [.bottom]),
    ]
  }

  @MainActor private mutating func addFrames() {
    let words = Self.words
    drawn("frame(width:, height:)") { words.frame(width: 90, height: 40) }
    drawn("frame(width:)") { words.frame(width: 90) }
    drawn("frame(height:)") { words.frame(height: 90) }
    drawn("frame(width:, height:, alignment:)") {
      words.frame(width: 90, height: 40, alignment: .center)
    }
    drawn("frame(width:, alignment:)") { words.frame(width: 90, alignment: .leading) }
    drawn("frame(height:, alignment:)") { words.frame(height: 90, alignment: .top) }
    drawn("frame(maxWidth:)") { words.frame(maxWidth: .infinity) }
    drawn("frame(maxWidth:, maxHeight:)") { words.frame(maxWidth: .infinity, maxHeight: 60) }
    drawn("frame(maxWidth:, alignment:)") { words.frame(maxWidth: .infinity, alignment: .trailing) }
    drawn("frame(maxWidth:, maxHeight:, alignment:)") {
      words.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    drawn("frame(maxHeight:)") { words.frame(maxHeight: .infinity) }
    drawn("frame(maxHeight:, alignment:)") { words.frame(maxHeight: 90, alignment: .bottom) }
    drawn("frame(minHeight:, maxHeight:)") { words.frame(minHeight: 9, maxHeight: 90) }
    drawn("frame(minWidth:, maxWidth:)") { words.frame(minWidth: 9, maxWidth: 90) }
    drawn("frame(minWidth:, maxWidth:, alignment:)") {
      words.frame(minWidth: 9, maxWidth: 90, alignment: .leading)
    }
    drawn("frame(minWidth:, maxWidth:, minHeight:, maxHeight:)") {
      words.frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
    }
    drawn("frame(minWidth:, maxWidth:, minHeight:, maxHeight:, alignment:)") {
      words.frame(
        minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .top)
    }
    drawn("frame(minHeight:)") { words.frame(minHeight: 40) }
    drawn("frame(minWidth:)") { words.frame(minWidth: 40) }
    drawn("frame(minWidth:, minHeight:)") { words.frame(minWidth: 40, minHeight: 9) }
    drawn("frame(idealWidth:, maxWidth:, alignment:)") {
      words.frame(idealWidth: 40, maxWidth: 90, alignment: .leading)
    }
    drawn("frame(maxWidth:, idealHeight:)") { words.frame(maxWidth: 90, idealHeight: 40) }
    drawn("frame(maxWidth:, minHeight:, alignment:)") {
      words.frame(maxWidth: 90, minHeight: 40, alignment: .leading)
    }
    drawn("frame()") { words.frame() }
  }
}
