import SwiftUI

// It names the entry of a provider in another file, which says it by its associated type.
struct Card: View {
  var entry: Provider.Entry
  @Environment(\.beverage) var beverage

  var body: some View {
    Text(entry.date, style: .time)
      .accessibilityLabel(beverage)
      .containerBackground(.white, for: .widget)
  }
}
