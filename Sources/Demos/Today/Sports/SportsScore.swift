import SwiftUI
import WidgetKit

/// A moment of the match.
struct MatchEntry: TimelineEntry {
  let date: Date
  let match: Match

  var relevance: TimelineEntryRelevance? {
    switch match.phase {
    case .playing, .halfTime: TimelineEntryRelevance(score: 90)
    case .upcoming, .fullTime: TimelineEntryRelevance(score: 10)
    }
  }
}

/// Idle for most of the day, then an entry for everything that happens.
struct MatchProvider: TimelineProvider {
  func placeholder(in context: Context) -> MatchEntry {
    entries(from: Date())[0]
  }

  func getSnapshot(in context: Context, completion: @escaping (MatchEntry) -> Void) {
    guard context.isPreview else { return completion(entries(from: Date())[0]) }
    // In the gallery, a running match says more than an empty score: one 73 minutes old.
    let now = Date()
    let evening = Match.sampleEvening(kickoff: now.addingTimeInterval(-90 * 60))
    let present = evening.last { $0.date <= now } ?? evening[0]
    completion(MatchEntry(date: now, match: present.match))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<MatchEntry>) -> Void) {
    let entries = entries(from: Date())
    completion(Timeline(entries: entries, policy: entries.count == 1 ? .tomorrow : .atEnd))
  }

  private func entries(from date: Date) -> [MatchEntry] {
    Match.sampleEvening(from: date).map { MatchEntry(date: $0.date, match: $0.match) }
  }
}

/// The score of tonight’s match.
struct SportsScore: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "SportsScore", provider: MatchProvider()) { entry in
      ScoreView(match: entry.match)
        .widgetURL(URL(string: "today://match"))
        .containerBackground(for: .widget) { PitchView() }
    }
    .configurationDisplayName("Match")
    .description("Follow your team’s match.")
    .supportedFamilies([
      .systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
  }
}

/// The two teams, what they have scored, and the state of the match.
struct ScoreView: View {
  @Environment(\.widgetFamily) private var family

  let match: Match

  var body: some View {
    switch family {
    case .accessoryCircular: ScoreBadge(match: match)
    case .accessoryRectangular: ScoreLines(match: match)
    case .accessoryInline: ScoreLine(match: match)
    case .systemMedium: wide.foregroundStyle(.white)
    default: narrow.foregroundStyle(.white)
    }
  }

  private var wide: some View {
    VStack(spacing: 8) {
      HStack(spacing: 0) {
        TeamColumn(team: match.home, name: match.home.name, size: 48)
        VStack(spacing: 4) {
          ScoreText(match: match, size: 38)
          PhaseLabel(match: match)
        }
        .frame(maxWidth: .infinity)
        TeamColumn(team: match.away, name: match.away.name, size: 48)
      }
      ScorerLine(match: match)
    }
  }

  private var narrow: some View {
    VStack(spacing: 0) {
      PhaseLabel(match: match)
      Spacer(minLength: 2)
      HStack(spacing: 0) {
        TeamColumn(team: match.home, name: match.home.code, size: 38)
        TeamColumn(team: match.away, name: match.away.code, size: 38)
      }
      Spacer(minLength: 2)
      ScoreText(match: match, size: 28)
    }
  }
}

/// A crest above a name.
private struct TeamColumn: View {
  let team: Team
  let name: String
  let size: CGFloat

  var body: some View {
    VStack(spacing: 5) {
      Crest(team: team)
        .frame(width: size * 0.86, height: size)
      Text(name)
        .font(.caption.weight(.semibold))
        .lineLimit(1)
        .minimumScaleFactor(0.8)
    }
    .frame(maxWidth: .infinity)
  }
}

/// The score, or the time of the kick-off before there is one.
struct ScoreText: View {
  let match: Match
  let size: CGFloat

  var body: some View {
    Group {
      if match.phase == .upcoming {
        Text(match.kickoff, style: .time)
          .font(.system(size: size * 0.6, weight: .semibold, design: .rounded))
      } else {
        Text(match.scoreText)
          .font(.system(size: size, weight: .bold, design: .rounded))
          .monospacedDigit()
      }
    }
    .lineLimit(1)
    .minimumScaleFactor(0.6)
  }
}

/// The state of the match; its clock runs by itself.
struct PhaseText: View {
  let match: Match

  var body: some View {
    switch match.phase {
    case .upcoming:
      Text("Today")
    case .playing(let since):
      Text(
        timerInterval: since...since.addingTimeInterval(3 * 3600), countsDown: false,
        showsHours: false
      )
      .monospacedDigit()
      .multilineTextAlignment(.center)
      .frame(maxWidth: 40)
    case .halfTime:
      Text("Half-Time")
    case .fullTime:
      Text("Full Time")
    }
  }
}

/// The state of the match on a capsule, with a light while it runs.
private struct PhaseLabel: View {
  let match: Match

  var body: some View {
    HStack(spacing: 4) {
      if match.isRunning {
        Circle()
          .fill(.red)
          .frame(width: 6, height: 6)
      } else if match.phase == .upcoming {
        Image(systemName: "soccerball")
      }
      PhaseText(match: match)
    }
    .font(.caption.weight(.semibold))
    .padding(.horizontal, 8)
    .padding(.vertical, 3)
    .background(.black.opacity(0.22), in: Capsule())
  }
}

/// Who scored, home on the left and away on the right; where it is played until somebody has.
private struct ScorerLine: View {
  let match: Match

  var body: some View {
    HStack(alignment: .top) {
      if match.goals.isEmpty {
        Label(match.venue, systemImage: "mappin")
          .labelStyle(.titleAndIcon)
      } else {
        Text(scorers(of: match.home))
        Spacer(minLength: 8)
        Text(scorers(of: match.away))
          .multilineTextAlignment(.trailing)
      }
    }
    .font(.caption2)
    .opacity(0.8)
    .lineLimit(1)
    .frame(height: 14)
  }

  private func scorers(of team: Team) -> String {
    match.goals
      .filter { $0.team == team }
      .map { "\($0.player) \($0.minute)’" }
      .joined(separator: ", ")
  }
}

#Preview("Match", as: .systemMedium) {
  SportsScore()
} timeline: {
  MatchEntry(date: .now, match: Match.sampleEvening(from: .now)[0].match)
  MatchEntry(date: .now, match: Match.sampleEvening(from: .now)[2].match)
}
