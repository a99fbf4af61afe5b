import FoundationAdditions
import Synchronization
import Testing

@Suite struct TaskSleepTests {
  /// A clock that stands at zero, and notes until when somebody sleeps.
  private final class NotingClock: Clock {
    typealias Instant = ContinuousClock.Instant

    let now = ContinuousClock.now
    let minimumResolution = Duration.zero
    private let noted = Mutex<[Duration]>([])

    var sleeps: [Duration] { noted.withLock { $0 } }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
      try Task.checkCancellation()
      noted.withLock { $0.append(now.duration(to: deadline)) }
    }
  }

  @Test func `outside of simulated days a wait takes its time`() async throws {
    let clock = NotingClock()
    try await Task.sleep(for: .seconds(5), clock: clock)
    try await Task.sleep(until: clock.now + .seconds(60), tolerance: .seconds(1), clock: clock)
    try await Task.sleep(for: .zero, clock: clock)
    #expect(clock.sleeps == [.seconds(5), .seconds(60), .zero])
  }

  @Test func `nanoseconds without a clock are waited for too`() async throws {
    let start = ContinuousClock.now
    try await Task.sleep(nanoseconds: 20_000_000)
    #expect(start.duration(to: .now) >= .milliseconds(20))
  }

  @Test func `who is cancelled sleeps no longer`() async {
    let sleeper = Task { try await Task.sleep(nanoseconds: .max) }
    sleeper.cancel()
    await #expect(throws: CancellationError.self) { try await sleeper.value }
  }
}
