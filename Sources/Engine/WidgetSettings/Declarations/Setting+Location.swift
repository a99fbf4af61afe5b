import Foundation

extension Setting where Value == String? {
  /// Where the device is, `latitude,longitude`, for widgets that may know; nil for nowhere.
  package static var location: Self {
    Setting(
      "location",
      .text("a location", example: "52.52,13.405") { text in
        let numbers = text.split(separator: ",").compactMap {
          Double($0.trimmingCharacters(in: .whitespaces))
        }
        // Of no number, which compares with none, neither holds.
        return text.count { $0 == "," } == 1 && numbers.count == 2 && abs(numbers[0]) <= 90
          && abs(numbers[1]) <= 180
      }, help: "where the device is: latitude, longitude, in degrees",
      details: "Widgets that may know the location find it there (see `locationAuthorization`).")
  }
}
