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
    let asked = UIFont(descriptor: plain.addingAttributes([.featureSettings: [feature]]), size: 0)
    let named = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular)
    #expect(asked.fontDescriptor.fontAttributes.count == named.fontDescriptor.fontAttributes.count)
    let (one, eight) = (
      NSAttributedString(string: "1", attributes: [.font: asked]).size().width,
      NSAttributedString(string: "8", attributes: [.font: asked]).size().width
    )
    #expect(one == eight)
  }

  @Test func aFontIsDescribedByNameAndSize() {
    let named = UIFontDescriptor(fontAttributes: [.name: "Avenir", .size: 13])
    #expect(UIFont(descriptor: named, size: 0).fontName == "Avenir" && named.pointSize == 13)
    #expect(named.fontAttributes[.name] as? String == "Avenir")
    #expect(plain.object(forKey: .size) as? CGFloat == 20)
    #expect(plain.withFamily("Avenir").fontAttributes[.name] as? String == "Avenir")
  }
}
