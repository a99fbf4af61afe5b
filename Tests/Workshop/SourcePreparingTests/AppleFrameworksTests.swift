import Testing

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
}
