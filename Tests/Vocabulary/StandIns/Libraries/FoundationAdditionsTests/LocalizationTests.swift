import Foundation
import Testing

@testable import FoundationAdditions

@Suite("Localised strings", .serialized)
struct LocalizationTests {
  @Test("Interpolated values appear as the locale writes them")
  func interpolation() {
    let name = "Ada"
    let shown = [
      String(localized: "Hello"),
      String(localized: "Hello \(name)"),
      String(localized: "\(1234) steps"),
      String(localized: "\(2.5, specifier: "%.1f") km"),
      String(localized: "100% of \(name)"),
      String(localized: LocalizedStringResource("key", defaultValue: "Shown \(3)")),
    ]
    let wanted = ["Hello", "Hello Ada", "1,234 steps", "2.5 km", "100% of Ada", "Shown 3"]
    #expect(shown == wanted)
  }

  @Test("A place for a value given later has its specifier in the key")
  func placeholders() {
    let whole: String.LocalizationValue = "\(placeholder: .int) of \(placeholder: .object)"
    #expect(whole.key == "%lld of %@")
    let short: String.LocalizationValue = "\(placeholder: .double, specifier: "%.1lf") km"
    #expect(short.key == "%.1lf km")
  }

  @Test("A catalog's format stands for the key")
  func lookup() {
    StringCatalogLookup.use { request in
      guard request.locale.identifier == "de_DE" else { return nil }
      return request.key == "%@ has %lld" ? "%2$lld hat %1$@" : request.key == "key" ? "da" : nil
    }
    defer { StringCatalogLookup.use(nil) }
    let german = Locale(identifier: "de_DE")
    let shown = [
      String(localized: "\("Ada") has \(12345)", locale: german),
      String(localized: "\("Ada") has \(1)"),
      LocalizedStringResource("key", defaultValue: "there").text(in: german),
      LocalizedStringResource("other", defaultValue: "there").text(in: german),
    ]
    #expect(shown == ["12.345 hat Ada", "Ada has 1", "da", "there"])
  }

  @Test("A format string is cut at its specifiers")
  func template() {
    let arguments: [LocalizationArgument] = [.integer(7), .text("x"), .number(1.5)]
    let english = Locale(identifier: "en_US")
    let shown = ["%02d", "%3$.2f %2$@", "50%% %d", "100 %", "%d %d %d %d", "%+d|%-4d|%5d"].map {
      FormatTemplate($0).filled(with: arguments, locale: english)
    }
    #expect(shown[0] == "07")
    #expect(shown[1] == "1.50 x")
    #expect(shown[2...3] == ["50% 7", "100 %"])
  }
}
