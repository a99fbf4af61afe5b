/// `themes/type/tracking.json`: the letter spacing the system adds at each point size.
struct TrackingTables: Sendable {
  private let sfPro: PointTable
  private let sfCompact: PointTable

  /// The JSON form: rows of point size and points. New York and SF Pro Rounded are there for
  /// reference only: these designs are measured by widening the default one, tracking included.
  struct File: Decodable {
    let sfPro: [String]
    let sfCompact: [String]
  }

  init(file: File?) {
    sfPro = PointTable(rows: file?.sfPro ?? [])
    sfCompact = PointTable(rows: file?.sfCompact ?? [])
  }

  /// Letter spacing, points.
  func tracking(size: Double, platform: TypePlatform) -> Double {
    (platform == .watchOS ? sfCompact : sfPro).value(at: size)
  }
}
