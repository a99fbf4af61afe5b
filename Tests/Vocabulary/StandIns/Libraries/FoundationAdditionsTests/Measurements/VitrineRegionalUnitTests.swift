import Foundation
import FoundationAdditions
import Testing

/// Units by region and usage.
struct VitrineRegionalUnitTests {
  private let america = Locale(identifier: "en_US")
  private let germany = Locale(identifier: "de_DE")

  @Test func `a region has its own units, and all share those of time and energy`() {
    #expect(UnitLength(forLocale: america) == .miles)
    #expect(UnitLength(forLocale: germany) == .kilometers)
    #expect(UnitLength(forLocale: germany, usage: .person) == .centimeters)
    #expect(UnitMass(forLocale: america, usage: .personWeight) == .pounds)
    #expect(UnitTemperature(forLocale: america, usage: .weather) == .fahrenheit)
    #expect(UnitSpeed(forLocale: germany) == .kilometersPerHour)
    #expect(UnitVolume(forLocale: america) == .gallons)
    #expect(UnitDuration(forLocale: america) == .seconds)
    #expect(UnitEnergy(forLocale: germany) == .joules)
  }
}
