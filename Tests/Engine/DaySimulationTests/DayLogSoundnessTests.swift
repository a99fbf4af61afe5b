import DaySimulation
import Foundation
import Testing

/// Logs that a stranger's program may have written.
@MainActor @Suite struct DayLogSoundnessTests {
  @Test func whatTheSimulationWritesIsSound() async throws {
    #expect(try await lived().isSound)
  }

  @Test(arguments: 0..<10) func whatLeadsNowhereIsNot(mistake: Int) async throws {
    var log = try await lived()
    let nowhere = Date(timeIntervalSince1970: 1e300)
    switch mistake {
    case 0: log.end = nowhere
    case 1: log.widgets[0].shown[0].picture = 0
    case 2: log.widgets[0].shown[0].reload = 99
    case 3: log.widgets[0].reloads[0].next = nowhere
    case 4: log.widgets[0].allowance = .max
    case 5: log.widgets[0].entries[0].duration = 1e300
    case 6: log.turns[0].top = 7
    case 7: log.widgets[0].shown[0].otherPicture = -1
    case 8: log.turns[0].ranks[0].relevance = -1
    default: log.moments[0].date = nowhere
    }
    #expect(!log.isSound)
  }

  private func lived() async throws -> DayLog {
    let day = try SimulatedDay()
    return await day.run([
      day.widget { now in
        .timeline([SimulatedEntry(date: now, score: 1)], .after(now.addingTimeInterval(3600)))
      }
    ])
  }
}
