extension HKUnit {
  public class func count() -> HKUnit { HKUnit("count", "count") }
  /// Parts of one: 0.5 is half.
  public class func percent() -> HKUnit { HKUnit("%", "ratio") }
  public class func gram() -> HKUnit { HKUnit("g", "mass") }
  public class func pound() -> HKUnit { HKUnit("lb", "mass", 453.59237) }
  public class func ounce() -> HKUnit { HKUnit("oz", "mass", 28.349523125) }
  public class func stone() -> HKUnit { HKUnit("st", "mass", 6350.29318) }
  public class func meter() -> HKUnit { HKUnit("m", "length") }
  public class func mile() -> HKUnit { HKUnit("mi", "length", 1609.344) }
  public class func foot() -> HKUnit { HKUnit("ft", "length", 0.3048) }
  public class func inch() -> HKUnit { HKUnit("in", "length", 0.0254) }
  public class func yard() -> HKUnit { HKUnit("yd", "length", 0.9144) }
  public class func liter() -> HKUnit { HKUnit("L", "volume") }
  /// Fluid ounces of the United States.
  public class func fluidOunceUS() -> HKUnit { HKUnit("fl_oz_us", "volume", 0.0295735295625) }
  public class func fluidOunceImperial() -> HKUnit { HKUnit("fl_oz_imp", "volume", 0.0284130625) }
  /// Cups of the United States.
  public class func cupUS() -> HKUnit { HKUnit("cup_us", "volume", 0.2365882365) }
  /// Seconds.
  public class func second() -> HKUnit { HKUnit("s", "time") }
  public class func minute() -> HKUnit { HKUnit("min", "time", 60) }
  public class func hour() -> HKUnit { HKUnit("hr", "time", 3600) }
  public class func day() -> HKUnit { HKUnit("d", "time", 86400) }
  public class func joule() -> HKUnit { HKUnit("J", "energy") }
  public class func kilocalorie() -> HKUnit { HKUnit("kcal", "energy", 4184) }
  public class func largeCalorie() -> HKUnit { HKUnit("Cal", "energy", 4184) }
  public class func smallCalorie() -> HKUnit { HKUnit("cal", "energy", 4.184) }
  public class func kelvin() -> HKUnit { HKUnit("K", "temperature") }
  public class func pascal() -> HKUnit { HKUnit("Pa", "pressure") }
  public class func millimeterOfMercury() -> HKUnit { HKUnit("mmHg", "pressure", 133.322387415) }
  public class func watt() -> HKUnit { HKUnit("W", "power") }
  public class func internationalUnit() -> HKUnit { HKUnit("IU", "pharmacology") }
  public class func decibelAWeightedSoundPressureLevel() -> HKUnit { HKUnit("dBASPL", "sound") }
  public class func hertz() -> HKUnit { HKUnit("Hz", "frequency") }
  public class func degreeCelsius() -> HKUnit { HKUnit("degC", "temperature", offset: 273.15) }
  public class func degreeFahrenheit() -> HKUnit {
    HKUnit("degF", "temperature", 5.0 / 9, offset: 273.15 - 32 * 5.0 / 9)
  }

  public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.sign + "g", "mass", prefix.factor)
  }
  public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.sign + "m", "length", prefix.factor)
  }
  public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.sign + "L", "volume", prefix.factor)
  }
  /// Seconds with a prefix.
  public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.sign + "s", "time", prefix.factor)
  }
  public class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.sign + "J", "energy", prefix.factor)
  }
  public class func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.sign + "Pa", "pressure", prefix.factor)
  }
}

extension HKMetricPrefix {
  /// What is written before the unit.
  var sign: String {
    let signs = ["", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T"]
    return signs[rawValue]
  }
}
