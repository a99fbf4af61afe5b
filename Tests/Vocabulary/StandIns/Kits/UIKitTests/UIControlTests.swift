import Foundation
import Testing
import UIKit

@MainActor struct UIControlTests {
  @Test func `a control says its state`() {
    let control = UIControl()
    #expect(control.state == .normal)
    (control.isSelected, control.isEnabled) = (true, false)
    #expect(control.state == [.selected, .disabled])
  }

  @Test func `a wheel turns until it is stopped`() {
    let wheel = UIActivityIndicatorView(style: .large)
    wheel.startAnimating()
    #expect(wheel.isAnimating && wheel.style == .large)
    wheel.stopAnimating()
    #expect(!wheel.isAnimating)
  }

  @Test func `a text has the box of its lines`() {
    let font = UIFont.systemFont(ofSize: 20)
    let text = "Tides of the harbour"
    let wide = text.boundingRect(
      with: CGSize(width: 1000, height: 1000), options: .usesLineFragmentOrigin,
      attributes: [.font: font], context: nil)
    #expect(wide.width == text.size(withAttributes: [.font: font]).width)
    #expect(wide.height == font.lineHeight)
    let narrow = NSAttributedString(string: text, attributes: [.font: font]).boundingRect(
      with: CGSize(width: 120, height: 1000), options: [.usesLineFragmentOrigin], context: nil)
    #expect(narrow.width <= 120 && narrow.height == 2 * font.lineHeight)
    let single = NSString(string: text).boundingRect(
      with: CGSize(width: 120, height: 1000), attributes: [.font: font], context: nil)
    #expect(single.height == font.lineHeight && single.width > 120)
  }
}
