import Testing
import WidgetSettings

@testable import SourcePreparing

@Suite struct AppleFrameworksTests {
  @Test(arguments: ["CryptoKit", "Network", "CloudKit", "WeatherKit", "os", "SwiftUI", "CoreNFC"])
  func areApples(name: String) { #expect(AppleFrameworks.contains(name)) }

  @Test(arguments: ["Alamofire", "Kingfisher", "Glibc", "MadeNames", ""])
  func areNotApples(name: String) { #expect(!AppleFrameworks.contains(name)) }

  @Test func anUmbrellaCarriesWhatItsHeaderNames() {
    #expect(AppleFrameworks.carried(by: "MapKit") == ["UIKit", "AppKit", "CoreLocation"])
    #expect(AppleFrameworks.carried(by: "CoreText") == ["CoreGraphics"])
    #expect(AppleFrameworks.carried(by: "CryptoKit") == [])
  }

  /// Its names come with Foundation here; code that asks has a way of its own for systems without.
  @Test func theRuntimeOfObjectiveCIsImportedAndNotFound() {
    let modules = ModuleAvailability(offered: [])
    #expect(modules.canImport("ObjectiveC"))
    #expect(!modules.canImport("ObjectiveC", on: .iOS))
    #expect(modules.canImport("Darwin", on: .iOS))
  }
}
