import Foundation

/// A point of the celestial sphere.
struct CelestialPoint: Hashable {
  /// Right ascension, hours.
  let ascension: Double
  /// Degrees north of the celestial equator.
  let declination: Double
}

/// A star that has its name from a figure.
struct Star: Hashable {
  let point: CelestialPoint
  let magnitude: Double

  init(_ ascension: Double, _ declination: Double, _ magnitude: Double) {
    point = CelestialPoint(ascension: ascension, declination: declination)
    self.magnitude = magnitude
  }
}

/// Stars that are seen as a figure, and the lines between them.
struct Constellation {
  let name: String
  let stars: [Star]
  /// Numbers of stars that are joined, one after the other.
  let lines: [[Int]]
}

extension Constellation {
  /// The figures of a northern summer, for the equinox of 2000.
  static let summer = [
    Constellation(
      name: "Leo",
      stars: [
        Star(10.14, 11.97, 1.4), Star(10.12, 16.76, 3.5), Star(10.33, 19.84, 2.0),
        Star(10.28, 23.42, 3.4), Star(9.76, 23.77, 3.0), Star(11.24, 20.52, 2.6),
        Star(11.82, 14.57, 2.1), Star(11.24, 15.43, 3.3),
      ], lines: [[4, 3, 2, 1, 0, 7, 6, 5, 2], [5, 7]]),
    Constellation(
      name: "Gemini",
      stars: [
        Star(7.58, 31.89, 1.6), Star(7.76, 28.03, 1.1), Star(7.34, 21.98, 3.5),
        Star(7.07, 20.57, 4.0), Star(6.63, 16.4, 1.9), Star(6.73, 25.13, 3.0),
        Star(6.38, 22.51, 2.9),
      ], lines: [[0, 5, 6], [1, 2, 3, 4], [0, 1]]),
    Constellation(
      name: "Virgo",
      stars: [
        Star(13.42, -11.16, 1.0), Star(13.17, -5.54, 4.4), Star(12.69, -1.45, 2.7),
        Star(12.93, 3.4, 3.4), Star(13.04, 10.96, 2.8), Star(12.33, -0.67, 3.9),
        Star(11.84, 1.76, 3.6), Star(13.58, -0.6, 3.4),
      ], lines: [[0, 1, 2, 3, 4], [2, 5, 6], [3, 7]]),
    Constellation(
      name: "Boötes",
      stars: [
        Star(14.26, 19.18, -0.1), Star(14.75, 27.07, 2.4), Star(15.26, 33.31, 3.5),
        Star(15.03, 40.39, 3.5), Star(14.53, 38.31, 3.0), Star(14.53, 30.37, 3.6),
        Star(13.91, 18.4, 2.7),
      ], lines: [[6, 0, 1, 2, 3, 4, 5, 0]]),
    Constellation(
      name: "Corona Borealis",
      stars: [
        Star(15.55, 31.36, 4.1), Star(15.46, 29.11, 3.7), Star(15.58, 26.71, 2.2),
        Star(15.71, 26.3, 3.8), Star(15.83, 26.07, 4.6), Star(15.96, 26.88, 4.1),
      ], lines: [[0, 1, 2, 3, 4, 5]]),
    Constellation(
      name: "Scorpius",
      stars: [
        Star(16.09, -19.81, 2.6), Star(16.01, -22.62, 2.3), Star(15.98, -26.11, 2.9),
        Star(16.35, -25.59, 2.9), Star(16.49, -26.43, 1.0), Star(16.6, -28.22, 2.8),
        Star(16.84, -34.29, 2.3), Star(16.87, -38.05, 3.0), Star(17.2, -43.24, 3.3),
        Star(17.62, -43.0, 1.9), Star(17.71, -39.03, 2.4), Star(17.56, -37.1, 1.6),
      ], lines: [[0, 1, 2], [1, 3, 4, 5, 6, 7, 8, 9, 10, 11]]),
    Constellation(
      name: "Hercules",
      stars: [
        Star(16.5, 21.49, 2.8), Star(16.69, 31.6, 2.8), Star(16.71, 38.92, 3.5),
        Star(17.25, 36.81, 3.2), Star(17.0, 30.93, 3.9), Star(17.25, 24.84, 3.1),
      ], lines: [[0, 1, 2, 3, 4, 5], [1, 4]]),
    Constellation(
      name: "Lyra",
      stars: [
        Star(18.62, 38.78, 0.0), Star(18.75, 37.61, 4.3), Star(18.83, 33.36, 3.5),
        Star(18.98, 32.69, 3.2), Star(18.91, 36.9, 4.3),
      ], lines: [[0, 1, 2, 3, 4, 1]]),
    Constellation(
      name: "Cygnus",
      stars: [
        Star(20.69, 45.28, 1.3), Star(20.37, 40.26, 2.2), Star(19.94, 35.08, 3.9),
        Star(19.51, 27.96, 3.1), Star(19.75, 45.13, 2.9), Star(20.77, 33.97, 2.5),
      ], lines: [[0, 1, 2, 3], [4, 1, 5]]),
    Constellation(
      name: "Aquila",
      stars: [
        Star(19.77, 10.61, 2.7), Star(19.85, 8.87, 0.8), Star(19.92, 6.41, 3.7),
        Star(19.09, 13.86, 3.0), Star(19.42, 3.11, 3.4), Star(20.19, -0.82, 3.2),
        Star(19.1, -4.88, 3.4),
      ], lines: [[0, 1, 2, 5], [3, 1, 4, 6]]),
    Constellation(
      name: "Sagittarius",
      stars: [
        Star(18.1, -30.42, 3.0), Star(18.4, -34.38, 1.8), Star(18.35, -29.83, 2.7),
        Star(18.47, -25.42, 2.8), Star(18.76, -26.99, 3.2), Star(18.92, -26.3, 2.0),
        Star(19.12, -27.67, 3.3), Star(19.04, -29.88, 2.6),
      ], lines: [[0, 1, 2, 0], [2, 3, 4, 5, 6, 7, 4], [1, 7], [2, 4]]),
    Constellation(
      name: "Pegasus",
      stars: [
        Star(23.08, 15.21, 2.5), Star(23.06, 28.08, 2.4), Star(0.14, 29.09, 2.1),
        Star(0.22, 15.18, 2.8), Star(21.74, 9.88, 2.4), Star(22.69, 10.83, 3.4),
      ], lines: [[0, 1, 2, 3, 0, 5, 4]]),
  ]
}
