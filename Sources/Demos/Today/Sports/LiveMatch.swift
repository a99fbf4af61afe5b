import ActivityKit
import SwiftUI
import WidgetKit

/// A match that is followed on the Lock Screen.
struct LiveMatchAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var home: Int
    var away: Int
    var minute: Int
    var news: String
  }

  var homeCode: String
  var awayCode: String
}

extension LiveMatchAttributes {
  var home: Team { homeCode == Team.harbour.code ? .harbour : .northgate }
  var away: Team { awayCode == Team.harbour.code ? .harbour : .northgate }
}

/// The running match as a Live Activity.
struct LiveMatch: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: LiveMatchAttributes.self) { context in
      LiveMatchCard(attributes: context.attributes, state: context.state)
        .activityBackgroundTint(Color("PitchDeep"))
        .activitySystemActionForegroundColor(.white)
        .widgetURL(URL(string: "today://match"))
    } dynamicIsland: { context in
      let state = context.state
      return DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          LiveTeam(team: context.attributes.home, name: context.attributes.homeCode)
        }
        DynamicIslandExpandedRegion(.trailing) {
          LiveTeam(team: context.attributes.away, name: context.attributes.awayCode)
        }
        DynamicIslandExpandedRegion(.center) {
          LiveScore(state: state, size: 40)
            .frame(maxHeight: .infinity)
        }
        DynamicIslandExpandedRegion(.bottom) {
          LiveNews(state: state)
            .padding(.horizontal, 4)
        }
      } compactLeading: {
        HStack(spacing: 5) {
          Crest(team: context.attributes.home).frame(width: 17, height: 20)
          Text("\(state.home)").font(.body.bold()).monospacedDigit()
        }
      } compactTrailing: {
        HStack(spacing: 5) {
          Text("\(state.away)").font(.body.bold()).monospacedDigit()
          Crest(team: context.attributes.away).frame(width: 17, height: 20)
        }
      } minimal: {
        Text("\(state.home)–\(state.away)").font(.caption.bold()).monospacedDigit()
      }
      .keylineTint(.green)
      .widgetURL(URL(string: "today://match"))
    }
  }
}

/// The Lock Screen’s card.
private struct LiveMatchCard: View {
  let attributes: LiveMatchAttributes
  let state: LiveMatchAttributes.ContentState

  var body: some View {
    VStack(spacing: 12) {
      HStack(spacing: 12) {
        LiveTeam(team: attributes.home, name: attributes.home.name)
        LiveScore(state: state, size: 48)
        LiveTeam(team: attributes.away, name: attributes.away.name)
      }
      LiveNews(state: state)
    }
    .padding(.horizontal, 20)
    .padding(.vertical, 14)
    .foregroundStyle(.white)
  }
}

/// A crest above a name.
private struct LiveTeam: View {
  let team: Team
  let name: String

  var body: some View {
    VStack(spacing: 4) {
      Crest(team: team).frame(width: 38, height: 45)
      Text(name)
        .font(.caption.weight(.semibold))
        .lineLimit(1)
    }
    .frame(minWidth: 46, maxWidth: .infinity)
  }
}

/// The score.
private struct LiveScore: View {
  let state: LiveMatchAttributes.ContentState
  let size: CGFloat

  var body: some View {
    Text("\(state.home)–\(state.away)")
      .font(.system(size: size, weight: .bold, design: .rounded))
      .monospacedDigit()
      .fixedSize()
  }
}

/// How far the match has come, what happened last and when.
private struct LiveNews: View {
  let state: LiveMatchAttributes.ContentState

  var body: some View {
    VStack(spacing: 7) {
      ProgressView(value: min(Double(state.minute), 90), total: 90)
        .progressViewStyle(.linear)
        .tint(.green)
      HStack(spacing: 6) {
        Image(systemName: "soccerball")
        Text(state.news).lineLimit(1)
        Spacer(minLength: 8)
        Text("\(state.minute)’").monospacedDigit()
      }
      .font(.footnote.weight(.medium))
    }
  }
}

#Preview(
  "Live match", as: .content, using: LiveMatchAttributes(homeCode: "HBC", awayCode: "NGT")
) {
  LiveMatch()
} contentStates: {
  LiveMatchAttributes.ContentState(home: 0, away: 0, minute: 1, news: "Kick-off")
  LiveMatchAttributes.ContentState(home: 1, away: 0, minute: 17, news: "Goal by Okafor")
  LiveMatchAttributes.ContentState(home: 2, away: 1, minute: 90, news: "Full time")
}
