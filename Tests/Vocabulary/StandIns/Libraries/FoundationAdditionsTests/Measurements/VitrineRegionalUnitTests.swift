import Foundation
import FoundationAdditions
import Testing

/// Units by region and usage.
struct VitrineRegionalUnitTests {
  private let america = Locale(identifier: "en_US")
  private let germany = Locale(identifier: "de_DE")

  @Test func `a region has its own units, and all share those of time and food`() {
    #expect(UnitLength(forLocale: america) == .miles)
    #expect(UnitLength(forLocale: germany) == .kilometers)
    #expect(UnitLength(forLocale: germany, usage: .person) == .centimeters)
    #expect(UnitMass(forLocale: america, usage: .personWeight) == .pounds)
    #expect(UnitTemperature(forLocale: america, usage: .weather) == .fahrenheit)
    #expect(UnitSpeed(forLocale: germany) == .kilometersPerHour)
    #expect(UnitVolume(forLocale: america) == .gallons)
    #expect(UnitDuration(forLocale: america) == .seconds)
    #expect(UnitEnergy(forLocale: germany, usage: .food) == .kilocalories)
  }

  @Test func `rain and snow are told in small units, food in kilocalories`() {
    let (rain, meal) = (
      Measurement(value: 0.5, unit: UnitLength.centimeters),
      Measurement(value: 4184, unit: UnitEnergy.kilojoules)
    )
    #expect(UnitLength(forLocale: germany, usage: .rainfall) == .millimeters)
    #expect(UnitLength(forLocale: america, usage: .snowfall) == .inches)
    #expect(
      rain.formatted(.measurement(width: .abbreviated, usage: .rainfall).locale(germany)) == "5 mm")
    #expect(
      meal.formatted(.measurement(width: .abbreviated, usage: .food).locale(germany))
        == "1.000 kcal")
  }
}
