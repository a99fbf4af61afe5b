import ResourceCatalogs
import SwiftUI
import Testing

@testable import WidgetHost

struct LocaleAxisTests {
  private func surroundings(_ value: String) throws -> RenderSurroundings {
    var surroundings = try AxisSample.base()
    LocaleAxis().apply(value, to: &surroundings)
    return surroundings
  }

  @Test func `a language is the process's own, a pseudo-language that of the base`() throws {
    let arabic = try surroundings("ar_EG")
    #expect(arabic.locale == "ar_EG" && arabic.stringForm == .plain && arabic.direction == nil)
    let pseudo = try surroundings("pseudo")
    #expect(pseudo.locale == "en_US" && pseudo.stringForm == .pseudo && pseudo.direction == nil)
    let mirrored = try surroundings("pseudoRTL")
    #expect(mirrored.stringForm == .pseudo && mirrored.direction == .rightToLeft)
  }

  @Test func `languages are named for people`() {
    #expect(LocaleAxis().title(of: "de_DE") == "German (Germany)")
  }
}
