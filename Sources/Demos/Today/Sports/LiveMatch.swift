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
        .padding(16)
        .activityBackgroundTint(Color("PitchDeep"))
        .activitySystemActionForegroundColor(.white)
        .widgetURL(URL(string: "today://match"))
    } dynamicIsland: { context in
      let state = context.state
      return DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          LiveTeam(team: context.attributes.home)
        }
        DynamicIslandExpandedRegion(.trailing) {
          LiveTeam(team: context.attributes.away)
        }
        DynamicIslandExpandedRegion(.center) {
          LiveScore(state: state, size: 34)
        }
        DynamicIslandExpandedRegion(.bottom) {
          Text(state.news)
            .font(.footnote)
            .foregroundStyle(.secondary)
            .lineLimit(1)
        }
      } compactLeading: {
        HStack(spacing: 4) {
          Crest(team: context.attributes.home).frame(width: 16, height: 19)
          Text("\(state.home)").bold()
        }
      } compactTrailing: {
        HStack(spacing: 4) {
          Text("\(state.away)").bold()
          Crest(team: context.attributes.away).frame(width: 16, height: 19)
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
    VStack(spacing: 8) {
      HStack {
        LiveTeam(team: attributes.home)
        LiveScore(state: state, size: 40).frame(maxWidth: .infinity)
        LiveTeam(team: attributes.away)
      }
      Text(state.news).font(.footnote).opacity(0.8).lineLimit(1)
    }
    .foregroundStyle(.white)
  }
}

/// A crest above its code.
private struct LiveTeam: View {
  let team: Team

  var body: some View {
    VStack(spacing: 3) {
      Crest(team: team).frame(width: 34, height: 40)
      Text(team.code).font(.caption.weight(.semibold))
    }
  }
}

/// The score and the minute.
private struct LiveScore: View {
  let state: LiveMatchAttributes.ContentState
  let size: CGFloat

  var body: some View {
    VStack(spacing: 0) {
      Text("\(state.home)–\(state.away)")
        .font(.system(size: size, weight: .bold, design: .rounded))
        .monospacedDigit()
      Text("\(state.minute)’").font(.caption).opacity(0.7)
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
