import Testing
import UIKit

@Suite struct UIFontDescriptorTests {
  private let plain = UIFont.systemFont(ofSize: 20).fontDescriptor

  @Test func traitsAreAdded() {
    typealias Key = UIFontDescriptor.TraitKey
    let bold = plain.addingAttributes([.traits: [Key.weight: UIFont.Weight.bold]])
    let asked = UIFont(descriptor: bold, size: 0)
    let named = UIFont.systemFont(ofSize: 20, weight: .bold)
    #expect(asked == named)
    let number = plain.addingAttributes([.traits: [Key.weight: UIFont.Weight.bold.rawValue]])
    #expect(UIFont(descriptor: number, size: 0) == named)
    let italic = UIFontDescriptor.SymbolicTraits.traitItalic.rawValue
    let slanted = plain.addingAttributes([.traits: [Key.symbolic: italic]])
    #expect(UIFont(descriptor: slanted, size: 0) == UIFont.italicSystemFont(ofSize: 20))
  }

  @Test func digitsCanBeMonospaced() {
    let feature: [UIFontDescriptor.FeatureKey: Int] = [
      .type: kNumberSpacingType, .selector: kMonospacedNumbersSelector,
    ]
    func widths(_ descriptor: UIFontDescriptor) -> [CGFloat] {
      let font = UIFont(descriptor: descriptor, size: 0)
      return ["1", "8"].map {
        NSAttributedString(string: $0, attributes: [.font: font]).size().width
      }
    }
    let asked = widths(plain.addingAttributes([.featureSettings: [feature]]))
    #expect(asked[0] == asked[1])
    let usual = widths(plain)
    #expect(usual[0] < usual[1])
  }

  @Test func aFontIsDescribedByNameAndSize() {
    let named = UIFontDescriptor(fontAttributes: [.name: "Avenir", .size: 13])
    #expect(UIFont(descriptor: named, size: 0).fontName == "Avenir" && named.pointSize == 13)
    #expect(named.fontAttributes[.name] as? String == "Avenir")
    #expect(plain.object(forKey: .size) as? CGFloat == 20)
    #expect(plain.withFamily("Avenir").fontAttributes[.name] as? String == "Avenir")
  }
}
