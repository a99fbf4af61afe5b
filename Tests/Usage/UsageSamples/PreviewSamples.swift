import SwiftUI
import WidgetKit

#Preview { Text("preview") }

#Preview("named") { Text("preview") }

#Preview("traits", traits: .sizeThatFitsLayout, .landscapeLeft) { Text("preview") }

#Preview {
  @Previewable @State var count = 1
  Text("\(count)")
}

#Preview(as: .systemSmall) {
  PlainWidget()
} timeline: {
  Entry(date: .now)
  Entry(date: .now)
}

#Preview("named", as: .accessoryRectangular) {
  PlainWidget()
} timeline: {
  Entry(date: .now)
}

#Preview(as: .systemMedium, widget: { PlainWidget() }, timeline: { Entry(date: .now) })

#Preview("intent", as: .systemSmall, using: ChooseIntent()) {
  AppIntentWidget()
} timelineProvider: {
  AppProvider()
}

#Preview(as: .accessoryInline) {
  PlainWidget()
} timelineProvider: {
  Provider()
}

#Preview(
  "provider", as: .systemLarge, using: ChooseIntent(), widget: { AppIntentWidget() },
  timelineProvider: { AppProvider() })

#Preview("activity", as: .content, using: Ride(name: "a")) {
  LiveWidget()
} contentStates: {
  Ride.ContentState(minutes: 3)
}

#Preview(as: .dynamicIsland(.expanded), using: Ride(name: "a")) {
  LiveWidget()
} contentStates: {
  Ride.ContentState(minutes: 3)
}

/// Previews in the older way.
struct SamplePreviews: PreviewProvider {
  static var previews: some View {
    Group {
      Text("small").previewContext(WidgetPreviewContext(family: .systemSmall))
        .previewDisplayName("Small")
      Text("dark").previewContext(WidgetPreviewContext(family: .systemMedium))
        .environment(\.colorScheme, .dark)
        .environment(\.sizeCategory, .extraExtraExtraLarge)
    }
  }
}

extension Samples {
  @MainActor mutating func addPreviews() {
    declared(
      "#Preview {}", "#Preview(_) {}", "#Preview(as:) {} timeline:{}",
      "#Preview(_,as:) {} timeline:{}", "#Preview(as:,widget:,timeline:)",
      "#Preview(_,as:,using:) {} timelineProvider:{}",
      "#Preview(_,as:,using:,widget:,timelineProvider:)",
      "#Preview(_,as:,using:) {} contentStates:{}", "#Preview(as:,using:) {} contentStates:{}")
  }
}
