import Foundation
import Testing
import UIKit

/// Texts with UIKit's attributes, from one kind to the other and back.
@Suite struct AttributedStringTests {
  private let older: NSAttributedString = {
    let text = NSMutableAttributedString(string: "plain ")
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red,
      .backgroundColor: UIColor.label, .kern: 2, .tracking: CGFloat(1.5), .baselineOffset: 3.0,
      .underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.blue,
      .strikethroughStyle: NSNumber(value: 0x0201), .strikethroughColor: UIColor.green,
      .link: "https://example.com", .init("mine"): "left out",
    ]
    text.append(NSAttributedString(string: "styled", attributes: attributes))
    return text
  }()

  @Test func attributesAreReadFromTheOlderKind() throws {
    let text = AttributedString(older)
    #expect(text.runs.count == 2)
    let run = try #require(text.runs.first { _ in true })
    #expect(run.uiKit.font == nil && run.link == nil)
    let styled = try #require(text.runs.reversed().first)
    #expect(String(text[styled.range].characters) == "styled")
    let read = styled.uiKit
    #expect(read.font == .boldSystemFont(ofSize: 20))
    #expect(read.foregroundColor == .red && read.backgroundColor == .label)
    #expect(read.kern == 2 && read.tracking == 1.5 && read.baselineOffset == 3)
    #expect(read.underlineStyle == .single && read.underlineColor == .blue)
    #expect(read.strikethroughStyle == [.single, .patternDash])
    #expect(read.strikethroughColor == .green)
    #expect(styled.link == URL(string: "https://example.com"))
  }

  @Test func attributesComeBack() throws {
    let text = try AttributedString(older, including: \.uiKit)
    let back = NSMutableAttributedString(text)
    #expect(back.string == "plain styled")
    #expect(back.attributes(at: 0, effectiveRange: nil).isEmpty)
    let attributes = back.attributes(at: 8, effectiveRange: nil)
    #expect(attributes.count == 11)
    #expect(attributes[.font] as? UIFont == .boldSystemFont(ofSize: 20))
    #expect(attributes[.foregroundColor] as? UIColor == .red)
    #expect(attributes[.kern] as? Double == 2)
    #expect(attributes[.strikethroughStyle] as? Int == 0x0201)
    #expect(attributes[.link] as? URL == URL(string: "https://example.com"))
    #expect(try NSAttributedString(text, including: \.uiKit).isEqual(to: back))
  }

  @Test func aValueOfAnotherTypeIsLeftOut() {
    let container = AttributeContainer([.font: "Helvetica", .kern: "wide", .link: 7])
    #expect(container == AttributeContainer())
  }

  @Test func attributesAreSetByTheirNames() {
    var text = AttributedString("words")
    text.foregroundColor = UIColor.red
    text.uiKit.font = .systemFont(ofSize: 9)
    #expect(NSAttributedString(text).attributes(at: 0, effectiveRange: nil).count == 2)
  }

  /// Linux's Core Foundation compares the values, and ends the program if it mistakes one for a
  /// value of its own.
  @Test func valuesAreReplaced() {
    check(.font, UIFont.systemFont(ofSize: 1), UIFont.systemFont(ofSize: 2))
    check(.foregroundColor, UIColor.red, UIColor.label)
    check(.paragraphStyle, NSParagraphStyle(), NSMutableParagraphStyle())
  }

  private func check(_ key: NSAttributedString.Key, _ old: NSObject, _ new: NSObject) {
    let text = NSMutableAttributedString(string: "0123456789", attributes: [key: old])
    let whole = NSRange(location: 0, length: 10)
    text.addAttribute(key, value: new, range: NSRange(location: 2, length: 4))
    text.addAttributes([key: new], range: NSRange(location: 4, length: 4))
    var ranges: [NSRange] = []
    text.enumerateAttribute(key, in: whole) { value, range, _ in
      ranges.append(range)
      #expect((value as? NSObject) === (range.location == 2 ? new : old))
    }
    #expect(ranges.map(\.length) == [2, 6, 2])
    text.append(text)
    text.setAttributes([key: old], range: whole)
    #expect(text.attributedSubstring(from: whole).length == 10 && text.length == 20)
  }
}
