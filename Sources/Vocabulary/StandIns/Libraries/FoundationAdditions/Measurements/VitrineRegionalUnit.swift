public import Foundation

/// Units that regions measure in differently. The unit for a region is that of large values among
/// those that measurements for the usage are told in; where regions do not differ, the base unit.
public protocol VitrineRegionalUnit: Dimension {
  init(symbol: String, converter: UnitConverter)
}

extension VitrineRegionalUnit {
  public init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<Self> = .general) {
    let unit = PreferredUnits.unit(Self.self, locale: locale, usage: usage)
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}

extension UnitArea: VitrineRegionalUnit {}
extension UnitDuration: VitrineRegionalUnit {}
extension UnitEnergy: VitrineRegionalUnit {}
extension UnitLength: VitrineRegionalUnit {}
extension UnitMass: VitrineRegionalUnit {}
extension UnitPressure: VitrineRegionalUnit {}
extension UnitSpeed: VitrineRegionalUnit {}
extension UnitTemperature: VitrineRegionalUnit {}
extension UnitVolume: VitrineRegionalUnit {}
