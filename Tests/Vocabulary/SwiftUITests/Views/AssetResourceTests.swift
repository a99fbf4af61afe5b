import DeveloperToolsSupport
import Foundation
import SwiftUI
import Testing

extension ColorResource {
  fileprivate static let brand = ColorResource(name: "Theme/Brand", bundle: .main)
}

extension UIColor {
  fileprivate static var brand: UIColor { UIColor(resource: .brand) }
}

@Suite struct AssetResourceTests {
  @Test func symbolsMeanTheAssetsOfTheirNames() {
    #expect(Image(ImageResource(name: "logo", bundle: .main)) == Image("logo"))
    #expect(Color(ColorResource(name: "Brand", bundle: .main)) == Color("Brand"))
  }

  /// The name is one of `UIColor` too, as Xcode generates both.
  @Test func aColorsSymbolIsNotAmbiguous() {
    #expect(Color(.brand) == Color("Theme/Brand"))
    #expect(Color(uiColor: .brand) == Color("Theme/Brand"))
  }
}
