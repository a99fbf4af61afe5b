import Encodings
import ResourceCatalogs

extension Setting where Value == [String: Double] {
  /// Numbers of the system in place of those in `themes/days/assumptions.json`, by their names.
  package static var assumptions: Self {
    Setting(
      "assumptions", isTold: true,
      .numbers(
        "assumptions with numbers", in: SystemAssumptions.range,
        known: SystemAssumptions.Name.allCases.map(\.rawValue)
      ).example(.object(["minutesBetweenReloads": .number(10)])),
      usual: [:], help: "other numbers for what simulated days assume of the system",
      details: """
        Apple does not publish all that decides when a widget is reloaded; what is assumed stands \
        on the page of the days and in `themes/days/assumptions.json`, with its sources.
        """)
  }
}
