/// The bodies that wander among the stars.
enum Wanderer: String, CaseIterable {
  case sun = "Sun"
  case moon = "Moon"
  case venus = "Venus"
  case jupiter = "Jupiter"
  case saturn = "Saturn"
}

/// Where something stands in the sky of a place, degrees above the horizon and from north by east.
struct SkyPosition {
  let altitude: Double
  let azimuth: Double
}
