import Foundation
import Testing
import VectorDrawing

@testable import SVGOutput

struct SpeechTests {
  private func group(_ role: SpokenPart.Role, _ change: (inout SpokenPart) -> Void = { _ in })
    -> DisplayItem
  {
    Pictures.group {
      var part = SpokenPart(role, label: "Name & more")
      change(&part)
      $0.spoken = part
    }
  }

  private let cases: [(SpokenPart.Role, String)] = [
    (.image, "role=\"img\" aria-label=\"Name &amp; more\""),
    (.button, "role=\"button\" aria-label=\"Name &amp; more\" aria-disabled=\"true\""),
    (.link, "role=\"link\" aria-label=\"Name &amp; more\" aria-disabled=\"true\""),
    (
      .toggle,
      "role=\"switch\" aria-label=\"Name &amp; more\" aria-checked=\"false\" aria-disabled=\"true\""
    ),
    (.heading, "role=\"heading\" aria-label=\"Name &amp; more\" aria-level=\"2\""),
    (.group, "role=\"group\" aria-label=\"Name &amp; more\""),
    (.progress, "role=\"progressbar\" aria-label=\"Name &amp; more\""),
  ]

  @Test func `a part has its role, name and state`() {
    for (role, attributes) in cases {
      let svg = Pictures.text([group(role)])
      if !svg.contains("<g \(attributes)") { Issue.record("\(role): \(svg)") }
    }
  }

  @Test func `a meter says how full it is`() {
    let svg = Pictures.text([
      group(.meter) { ($0.fraction, $0.valueText, $0.hint) = (0.25, "25%", "a hint") }
    ])
    #expect(
      svg.contains(
        " aria-valuenow=\"0.25\" aria-valuemin=\"0\" aria-valuemax=\"1\" aria-valuetext=\"25%\""))
    #expect(svg.contains("<desc>a hint</desc>"))
  }

  @Test func `a picture with parts is a group, others are images`() {
    #expect(Pictures.text([group(.image)]).contains("<svg xmlns=\"http://www.w3.org/2000/svg\" "))
    func root(_ items: [DisplayItem]) -> String {
      String(Pictures.text(items).split(separator: ">")[0])
    }
    #expect(root([group(.image)]).contains("role=\"group\""))
    #expect(root([group(.hidden)]).contains("role=\"img\""))
    #expect(root([Pictures.line("a")]).contains("role=\"img\""))
    #expect(Pictures.text([group(.hidden)]).contains("<g aria-hidden=\"true\""))
  }

  @Test func `text from right to left begins at its right end`() {
    let svg = Pictures.text([
      Pictures.line("שלום") { ($0.isRightToLeft, $0.x, $0.width) = (true, 10, 30) }
    ])
    #expect(svg.contains("<text x=\"40\" "))
    #expect(svg.contains(" direction=\"rtl\" unicode-bidi=\"embed\" fill="))
  }
}
