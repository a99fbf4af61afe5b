extension HKUnit {
  /// Things.
  public class func count() -> HKUnit { HKUnit("count", "count") }
  /// Parts of one: 0.5 is half.
  public class func percent() -> HKUnit { HKUnit("%", "ratio") }
  /// Grams.
  public class func gram() -> HKUnit { HKUnit("g", "mass") }
  /// Pounds.
  public class func pound() -> HKUnit { HKUnit("lb", "mass", 453.59237) }
  /// Ounces.
  public class func ounce() -> HKUnit { HKUnit("oz", "mass", 28.349523125) }
  /// Stones.
  public class func stone() -> HKUnit { HKUnit("st", "mass", 6350.29318) }
  /// Metres.
  public class func meter() -> HKUnit { HKUnit("m", "length") }
  /// Miles.
  public class func mile() -> HKUnit { HKUnit("mi", "length", 1609.344) }
  /// Feet.
  public class func foot() -> HKUnit { HKUnit("ft", "length", 0.3048) }
  /// Inches.
  public class func inch() -> HKUnit { HKUnit("in", "length", 0.0254) }
  /// Yards.
  public class func yard() -> HKUnit { HKUnit("yd", "length", 0.9144) }
  /// Litres.
  public class func liter() -> HKUnit { HKUnit("L", "volume") }
  /// Fluid ounces of the United States.
  public class func fluidOunceUS() -> HKUnit { HKUnit("fl_oz_us", "volume", 0.0295735295625) }
  /// Cups of the United States.
  public class func cupUS() -> HKUnit { HKUnit("cup_us", "volume", 0.2365882365) }
  /// Seconds.
  public class func second() -> HKUnit { HKUnit("s", "time") }
  /// Minutes.
  public class func minute() -> HKUnit { HKUnit("min", "time", 60) }
  /// Hours.
  public class func hour() -> HKUnit { HKUnit("hr", "time", 3600) }
  /// Days.
  public class func day() -> HKUnit { HKUnit("d", "time", 86400) }
  /// Joules.
  public class func joule() -> HKUnit { HKUnit("J", "energy") }
  /// Kilocalories.
  public class func kilocalorie() -> HKUnit { HKUnit("kcal", "energy", 4184) }
  /// Kilocalories, by their other name.
  public class func largeCalorie() -> HKUnit { HKUnit("Cal", "energy", 4184) }
  /// Calories.
  public class func smallCalorie() -> HKUnit { HKUnit("cal", "energy", 4.184) }
  /// Kelvin.
  public class func kelvin() -> HKUnit { HKUnit("K", "temperature") }
  /// Pascals.
  public class func pascal() -> HKUnit { HKUnit("Pa", "pressure") }
  /// Millimetres of mercury.
  public class func millimeterOfMercury() -> HKUnit { HKUnit("mmHg", "pressure", 133.322387415) }
  /// Watts.
  public class func watt() -> HKUnit { HKUnit("W", "power") }
  /// International units.
  public class func internationalUnit() -> HKUnit { HKUnit("IU", "pharmacology") }
  /// Decibels.
  public class func decibelAWeightedSoundPressureLevel() -> HKUnit { HKUnit("dBASPL", "sound") }
  /// Hertz.
  public class func hertz() -> HKUnit { HKUnit("Hz", "frequency") }
  /// Degrees Celsius.
  public class func degreeCelsius() -> HKUnit { HKUnit("degC", "temperature", offset: 273.15) }
  /// Degrees Fahrenheit.
  public class func degreeFahrenheit() -> HKUnit {
    HKUnit("degF", "temperature", 5.0 / 9, offset: 273.15 - 32 * 5.0 / 9)
  }

  /// Grams with a prefix.
  public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.sign + "g", "mass", prefix.factor)
  }
  /// Meters with a prefix.
  public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.sign + "m", "length", prefix.factor)
  }
  /// Liters with a prefix.
  public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.sign + "L", "volume", prefix.factor)
  }
  /// Seconds with a prefix.
  public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.sign + "s", "time", prefix.factor)
  }
  /// Joules with a prefix.
  public class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.sign + "J", "energy", prefix.factor)
  }
  /// Pascals with a prefix.
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
