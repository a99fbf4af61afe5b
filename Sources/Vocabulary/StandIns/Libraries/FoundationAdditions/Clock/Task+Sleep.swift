/// In simulated days waits are shorter (`VitrineClock.haste`). Of several the shorter one still
/// ends first, and before neither does a fixture's answer take long.
extension Task where Success == Never, Failure == Never {
  public static func sleep<C: Clock>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws {
    let deadline = clock.now.advanced(by: duration / VitrineClock.haste)
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }

  public static func sleep<C: Clock>(
    until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws {
    try await sleep(for: clock.now.duration(to: deadline), tolerance: tolerance, clock: clock)
  }

  public static func sleep(nanoseconds duration: UInt64) async throws {
    let (seconds, rest) = duration.quotientAndRemainder(dividingBy: 1_000_000_000)
    try await sleep(for: .seconds(seconds) + .nanoseconds(rest), clock: .continuous)
  }
}
