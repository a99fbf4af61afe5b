import Foundation

/// Something that happens in the sky.
struct SkyEvent: Identifiable {
  let date: Date
  let title: String
  let symbol: String

  var id: Date { date }
}

/// What there is to see.
struct Highlight {
  enum Kind { case day, conjunction, stars, morning }

  let kind: Kind
  let title: String
  let azimuth: Double
}
