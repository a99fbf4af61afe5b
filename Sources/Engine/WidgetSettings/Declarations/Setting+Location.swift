import Foundation

extension Setting where Value == String? {
  /// Where the device is, `latitude,longitude`, for widgets that may know; nil for nowhere.
  package static var location: Self {
    Setting(
      "location",
      .text("a location", example: "52.52,13.405") { text in
        let numbers = text.split(separator: ",").map {
          Double($0.trimmingCharacters(in: .whitespaces))
        }
        return numbers.count == 2 && !numbers.contains(nil)
      }, help: "where the device is: latitude, longitude",
      details: "Widgets that may know the location find it there (see `locationAuthorization`).")
  }
}
