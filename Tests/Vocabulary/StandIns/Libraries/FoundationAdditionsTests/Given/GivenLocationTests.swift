import Testing

@testable import FoundationAdditions

struct GivenLocationTests {
  /// Latitude and longitude, how far north and east, and where that is.
  @Test(
    arguments: [
      ([52.52, 13.4], [0, 0], [52.52, 13.4]), ([52.52, 13.4], [0.1, 0.2], [52.62, 13.6]),
      ([89.5, 0], [1, 0], [90, 0]), ([-89.5, 0], [-1, 0], [-90, 0]),
      ([0, 179.5], [0, 1], [0, -179.5]), ([0, -179.5], [0, -1], [0, 179.5]),
      ([0, 10], [0, 720], [0, 10]),
    ] as [([Double], [Double], [Double])])
  func `a device that is moved stays on the earth`(
    from: [Double], by: [Double], to: [Double]
  ) {
    let here = GivenLocation.moved(from[0], from[1], by: (north: by[0], east: by[1]))
    #expect([here.latitude, here.longitude] == to)
  }
}
