import SwiftUI
import WidgetKit

/// The score in a circle, with its state below.
struct ScoreBadge: View {
  let match: Match

  var body: some View {
    ZStack {
      AccessoryWidgetBackground()
      VStack(spacing: 1) {
        Image(systemName: "soccerball")
          .font(.caption)
          .widgetAccentable()
        ScoreText(match: match, size: 18)
          .padding(.horizontal, 6)
      }
    }
  }
}

/// Crests, score and state below the clock of the Lock Screen.
struct ScoreLines: View {
  let match: Match

  var body: some View {
    HStack(spacing: 0) {
      side(match.home)
      VStack(spacing: 1) {
        ScoreText(match: match, size: 26)
        PhaseText(match: match)
          .font(.caption2)
          .foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity)
      .layoutPriority(1)
      side(match.away)
    }
  }

  private func side(_ team: Team) -> some View {
    VStack(spacing: 2) {
      Crest(team: team)
        .frame(width: 28, height: 33)
        .widgetAccentable()
      Text(team.code)
        .font(.caption2.weight(.semibold))
    }
    .frame(width: 40)
  }
}

/// The match beside the date of the Lock Screen.
struct ScoreLine: View {
  let match: Match

  var body: some View {
    Label {
      if match.phase == .upcoming {
        Text("\(match.home.code)–\(match.away.code) \(match.kickoff, style: .time)")
      } else {
        Text("\(match.home.code) \(match.scoreText) \(match.away.code)")
      }
    } icon: {
      Image(systemName: "soccerball")
    }
  }
}
