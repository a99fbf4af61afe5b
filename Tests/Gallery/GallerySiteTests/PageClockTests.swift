import CatalogueManifest
import Foundation
import Testing

@testable import GallerySite

@Suite struct PageClockTests {
  @Test(
    "Pages write moments as the pictures' own clock does",
    arguments: [
      ("en_US", "America/Los_Angeles", 1_781_023_260.0, "Tue 9 Jun 2026, 9:41 am"),
      ("de_DE", "Europe/Berlin", 1_781_023_260.0, "Tue 9 Jun 2026, 18:41"),
      ("en_US", "nowhere", 1_781_023_263.0, "Tue 9 Jun 2026, 4:41:03 pm"),
      ("de_DE", "UTC", 1_780_963_200.0, "Tue 9 Jun 2026, 00:00"),
    ])
  func readings(locale: String, zone: String, moment: Double, text: String) {
    let settings = RenderSettings(locale: locale, timeZone: zone)
    let clock = PageClock(settings, words: SiteWords([:]))
    #expect(clock.reading(Date(timeIntervalSince1970: moment)) == text)
  }
}
