import Foundation

/// The English words for units of measurement, which Foundation on Linux cannot name.
///
/// Written after CLDR's English unit names; other languages get the symbols and the English long
/// names. The module has no resources at run time, so the table stands here.
struct UnitNames {
  /// Follows the number directly in the narrow width: "5km".
  let narrow: String
  /// Follows the number in the abbreviated width: "5 km".
  let short: String
  /// "kilometer"
  let one: String
  /// "kilometers"
  let many: String

  /// The names of the unit whose symbol Foundation gives as `symbol`.
  static func named(_ symbol: String) -> UnitNames {
    table[symbol] ?? UnitNames(narrow: symbol, short: " " + symbol, one: symbol, many: symbol)
  }

  private static let table: [String: UnitNames] = Dictionary(
    uniqueKeysWithValues: rows.split(separator: "\n").compactMap { row in
      let cells = row.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 5 else { return nil }
      let names = UnitNames(narrow: cells[1], short: cells[2], one: cells[3], many: cells[4])
      return (cells[0], names)
    })

  /// Symbol, narrow, short, singular and plural.
  private static let rows = """
    °C|°|°C|degree Celsius|degrees Celsius
    °F|°|°F|degree Fahrenheit|degrees Fahrenheit
    K|K| K|kelvin|kelvins
    km|km| km|kilometer|kilometers
    m|m| m|meter|meters
    cm|cm| cm|centimeter|centimeters
    mm|mm| mm|millimeter|millimeters
    µm|μm| μm|micrometer|micrometers
    nm|nm| nm|nanometer|nanometers
    mi|mi| mi|mile|miles
    yd|yd| yd|yard|yards
    ft|′| ft|foot|feet
    in|″| in|inch|inches
    NM|nmi| nmi|nautical mile|nautical miles
    ly|ly| ly|light year|light years
    au|au| au|astronomical unit|astronomical units
    kg|kg| kg|kilogram|kilograms
    g|g| g|gram|grams
    mg|mg| mg|milligram|milligrams
    µg|μg| mcg|microgram|micrograms
    t|t| t|metric ton|metric tons
    lb|#| lb|pound|pounds
    oz|oz| oz|ounce|ounces
    st|st| st|stone|stones
    L|L| L|liter|liters
    mL|mL| mL|milliliter|milliliters
    dL|dL| dL|deciliter|deciliters
    m³|m³| m³|cubic meter|cubic meters
    gal|gal| gal|gallon|gallons
    qt|qt| qt|quart|quarts
    pt|pt| pt|pint|pints
    cup|c| c|cup|cups
    fl oz|fl oz| fl oz|fluid ounce|fluid ounces
    tbsp|tbsp| tbsp|tablespoon|tablespoons
    tsp|tsp| tsp|teaspoon|teaspoons
    m/s|m/s| m/s|meter per second|meters per second
    km/h|km/h| km/h|kilometer per hour|kilometers per hour
    mph|mph| mph|mile per hour|miles per hour
    kn|kn| kn|knot|knots
    Pa|Pa| Pa|pascal|pascals
    hPa|hPa| hPa|hectopascal|hectopascals
    kPa|kPa| kPa|kilopascal|kilopascals
    bar|bar| bar|bar|bars
    mbar|mb| mbar|millibar|millibars
    mmHg|mmHg| mmHg|millimeter of mercury|millimeters of mercury
    inHg|″ Hg| inHg|inch of mercury|inches of mercury
    psi|psi| psi|pound-force per square inch|pounds-force per square inch
    J|J| J|joule|joules
    kJ|kJ| kJ|kilojoule|kilojoules
    cal|cal| cal|calorie|calories
    kCal|kcal| kcal|kilocalorie|kilocalories
    kWh|kWh| kWh|kilowatt-hour|kilowatt-hours
    W|W| W|watt|watts
    kW|kW| kW|kilowatt|kilowatts
    hp|hp| hp|horsepower|horsepower
    V|V| V|volt|volts
    mV|mV| mV|millivolt|millivolts
    A|A| A|ampere|amperes
    mA|mA| mA|milliampere|milliamperes
    mAh|mAh| mAh|milliampere hour|milliampere hours
    Ah|Ah| Ah|ampere hour|ampere hours
    Hz|Hz| Hz|hertz|hertz
    kHz|kHz| kHz|kilohertz|kilohertz
    MHz|MHz| MHz|megahertz|megahertz
    GHz|GHz| GHz|gigahertz|gigahertz
    °|°| deg|degree|degrees
    rad|rad| rad|radian|radians
    s|s| sec|second|seconds
    min|m| min|minute|minutes
    h|h| hr|hour|hours
    ms|ms| ms|millisecond|milliseconds
    m²|m²| m²|square meter|square meters
    km²|km²| km²|square kilometer|square kilometers
    ft²|ft²| sq ft|square foot|square feet
    mi²|mi²| sq mi|square mile|square miles
    ac|ac| ac|acre|acres
    ha|ha| ha|hectare|hectares
    B|B| byte|byte|bytes
    kB|kB| kB|kilobyte|kilobytes
    MB|MB| MB|megabyte|megabytes
    GB|GB| GB|gigabyte|gigabytes
    TB|TB| TB|terabyte|terabytes
    mmol/L|mmol/L| mmol/L|millimole per liter|millimoles per liter
    mg/dL|mg/dL| mg/dL|milligram per deciliter|milligrams per deciliter
    mpg|mpg| mpg|mile per gallon|miles per gallon
    L/100km|L/100km| L/100 km|liter per 100 kilometers|liters per 100 kilometers
    lx|lx| lx|lux|lux
    ppm|ppm| ppm|part per million|parts per million
    """
}
