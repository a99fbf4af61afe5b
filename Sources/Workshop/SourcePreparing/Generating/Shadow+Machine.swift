extension Shadow {
  /// What Foundation tells of the machine by ways that `OwnedSurroundings` must leave alone, or
  /// that only Foundation knows.
  static let machine: [Shadow] = [
    // What waits is measured with the clock that this would be read from.
    .member(
      "ProcessInfo", "systemUptime", "var systemUptime: TimeInterval { 86_400 }"),
    .member(
      "ProcessInfo", "activeProcessorCount",
      "var activeProcessorCount: Int { processorCount }"),
    .member(
      "ProcessInfo", "globallyUniqueString",
      "var globallyUniqueString: String { UUID().uuidString }"),
    .member(
      "ProcessInfo", "operatingSystemVersionString",
      "var operatingSystemVersionString: String { \"Version \\(VitrineSystem.version).0\" }"),
    // Foundation's goes on until the clock shows the date, which one that stands never does.
    .member(
      "RunLoop", "run(until:)",
      """
      func run(until limit: Date) {
          let end = ContinuousClock.now + .seconds(limit.timeIntervalSinceNow)
          while ContinuousClock.now < end, run(mode: .default, before: limit) {}
        }
      """),
  ]
}
