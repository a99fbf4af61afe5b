/// `themes/type/tracking.json`: the letter spacing the system adds at each point size.
struct TrackingTables: Sendable {
  let sfPro: PointTable
  let sfProRounded: PointTable
  let newYork: PointTable
  let sfCompact: PointTable

  /// The JSON form.
  struct File: Decodable {
    let sfPro: [[Double]]
    let sfProRounded: [[Double]]
    let newYork: [[Double]]
    let sfCompact: [[Double]]
  }

  init(file: File?) {
    sfPro = PointTable(file?.sfPro ?? [])
    sfProRounded = PointTable(file?.sfProRounded ?? [])
    newYork = PointTable(file?.newYork ?? [])
    sfCompact = PointTable(file?.sfCompact ?? [])
  }

  /// Letter spacing in points; designs are measured by scaling the default one, tracking included.
  func tracking(size: Double, platform: TypePlatform) -> Double {
    (platform == .watchOS ? sfCompact : sfPro).value(at: size)
  }
}
