import Foundation

/// A team and the look of its crest.
struct Team: Hashable {
  /// The pattern of a shield.
  enum Pattern {
    case stripes, halves, sash
  }

  let name: String
  let code: String
  let pattern: Pattern
  /// Red, green and blue, from zero to one.
  let primary: [Double]
  let secondary: [Double]

  static let harbour = Team(
    name: "Harbour City", code: "HBC", pattern: .stripes,
    primary: [0.13, 0.33, 0.78], secondary: [1, 1, 1])
  static let northgate = Team(
    name: "Northgate", code: "NGT", pattern: .sash,
    primary: [0.80, 0.15, 0.20], secondary: [1.0, 0.83, 0.32])
}

/// What is going on in a match.
enum MatchPhase: Equatable {
  case upcoming
  /// `since` is the date at which the clock of the match would have shown zero.
  case playing(since: Date)
  case halfTime
  case fullTime
}

/// A goal and who scored it.
struct Goal: Hashable {
  let team: Team
  let player: String
  let minute: Int
}

/// A match as it stands at some moment.
struct Match {
  let home: Team
  let away: Team
  let kickoff: Date
  let phase: MatchPhase
  let goals: [Goal]
  var venue = "Harbour Park"

  var isRunning: Bool {
    if case .playing = phase { return true }
    return false
  }

  /// The goals of both, such as “2–1”.
  var scoreText: String { "\(score(of: home))–\(score(of: away))" }

  private func score(of team: Team) -> Int {
    goals.filter { $0.team == team }.count
  }
}

extension Match {
  /// How the evening goes: nothing for hours, then a burst of news.
  static func sampleEvening(from date: Date) -> [(date: Date, match: Match)] {
    let kickoff =
      Calendar.current.date(bySettingHour: 19, minute: 30, second: 0, of: date) ?? date
    let moments = sampleEvening(kickoff: kickoff)
    // The evening may have begun: the moment that has passed last is how things stand now.
    let present = moments.last { $0.date <= date } ?? moments[0]
    return [(date, present.match)] + moments.filter { $0.date > date }
  }

  /// The moments of a match that begins at a time.
  static func sampleEvening(kickoff: Date) -> [(date: Date, match: Match)] {
    let secondHalf = kickoff.addingTimeInterval(62 * 60)
    let secondClock = secondHalf.addingTimeInterval(-45 * 60)
    let goals = [
      Goal(team: .harbour, player: "Okafor", minute: 17),
      Goal(team: .northgate, player: "Lindqvist", minute: 38),
      Goal(team: .harbour, player: "Moreau", minute: 71),
    ]
    func match(_ phase: MatchPhase, goals count: Int) -> Match {
      Match(
        home: .harbour, away: .northgate, kickoff: kickoff, phase: phase,
        goals: Array(goals.prefix(count)))
    }
    func at(_ minute: Double) -> Date { kickoff.addingTimeInterval(minute * 60) }
    let moments: [(date: Date, match: Match)] = [
      (.distantPast, match(.upcoming, goals: 0)),
      (kickoff, match(.playing(since: kickoff), goals: 0)),
      (at(17), match(.playing(since: kickoff), goals: 1)),
      (at(38), match(.playing(since: kickoff), goals: 2)),
      (at(47), match(.halfTime, goals: 2)),
      (secondHalf, match(.playing(since: secondClock), goals: 2)),
      (secondHalf.addingTimeInterval(26 * 60), match(.playing(since: secondClock), goals: 3)),
      (secondHalf.addingTimeInterval(49 * 60), match(.fullTime, goals: 3)),
    ]
    return moments
  }
}
