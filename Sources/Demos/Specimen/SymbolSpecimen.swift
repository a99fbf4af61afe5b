import SwiftUI
import WidgetKit

/// Symbols: names, variants, weights, scales and renderings.
struct SymbolSpecimen: Widget {
  private static let names = [
    "heart", "star", "bell", "bookmark", "tag", "bolt", "flame", "drop", "leaf", "moon",
    "house", "gearshape", "person", "envelope", "phone", "camera", "photo", "calendar", "clock",
    "mappin", "airplane", "car", "bicycle", "figure.walk", "cart", "creditcard", "gift",
    "cup.and.saucer",
    "wifi", "lock",
  ]

  var body: some WidgetConfiguration {
    SpecimenPage("Symbols", "Variants, weights, scales and rendering modes.") { _ in
      VStack(spacing: 10) {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 10), spacing: 8) {
          ForEach(Self.names, id: \.self) { Image(systemName: $0) }
        }
        Divider()
        HStack {
          ForEach(
            [SymbolVariants.none, .fill, .circle, .circle.fill, .slash, .square.fill], id: \.self
          ) {
            Image(systemName: "bell").symbolVariant($0).frame(maxWidth: .infinity)
          }
        }
        .font(.title2)
        HStack {
          ForEach([Font.Weight.ultraLight, .light, .regular, .semibold, .bold, .black], id: \.self)
          {
            Image(systemName: "cloud.rain").fontWeight($0).frame(maxWidth: .infinity)
          }
        }
        .font(.title2)
        HStack {
          Image(systemName: "externaldrive.badge.plus").symbolRenderingMode(.monochrome)
          Image(systemName: "speaker.wave.3.fill").symbolRenderingMode(.hierarchical)
          Image(systemName: "person.crop.circle.badge.checkmark")
            .symbolRenderingMode(.palette)
            .foregroundStyle(.green, .secondary)
          Image(systemName: "sunrise.fill").symbolRenderingMode(.multicolor)
          Image(systemName: "wifi", variableValue: 0.4)
          Image(systemName: "thermometer.sun.fill").symbolRenderingMode(.multicolor)
        }
        .font(.title)
        .foregroundStyle(.blue)
        HStack(alignment: .firstTextBaseline, spacing: 16) {
          Label("Small", systemImage: "tray").imageScale(.small)
          Label("Medium", systemImage: "tray").imageScale(.medium)
          Label("Large", systemImage: "tray").imageScale(.large)
        }
        .font(.callout)
        Text(
          "\(Image(systemName: "sparkles")) and \(Image(systemName: "arrow.up.right")) in text"
        )
        .font(.footnote)
      }
    }
  }
}
