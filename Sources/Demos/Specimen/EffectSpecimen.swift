import SwiftUI
import WidgetKit

/// Blend modes, filters, shadows, masks, materials.
struct EffectSpecimen: Widget {  // vitrine:ignore hidden-without-colors
  var body: some WidgetConfiguration {
    SpecimenPage("Effects", "Blend modes, filters, shadows, masks and materials.") { _ in
      EffectSpecimens()
    }
  }
}

/// Blend modes, filters, shadows, masks, materials, canvases.
struct EffectSpecimens: View {
  private let modes: [BlendMode] = [
    .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
    .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity, .plusLighter,
    .destinationOut,
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      heading("Blend modes")
      LazyVGrid(columns: Array(repeating: GridItem(spacing: 6), count: 9), spacing: 6) {
        ForEach(modes, id: \.self) { mode in
          ZStack {
            Circle().fill(.orange).offset(x: -5)
            Circle().fill(.blue).offset(x: 5).blendMode(mode)
          }
          .frame(height: 22)
          .compositingGroup()
        }
      }
      heading("Filters")
      HStack(spacing: 4) {
        sample.blur(radius: 2)
        sample.blur(radius: 4, opaque: true)
        sample.shadow(color: .black.opacity(0.5), radius: 3, y: 2)
        sample.brightness(0.2)
        sample.contrast(0.5)
        sample.saturation(0.2)
        sample.grayscale(1)
        sample.hueRotation(.degrees(90))
        sample.colorInvert()
        sample.colorMultiply(.yellow)
        sample.luminanceToAlpha()
      }
      heading("Shadows, a turn and a material")
      HStack(spacing: 12) {
        Circle().fill(.red.shadow(.inner(color: .black.opacity(0.6), radius: 4, y: 2)))
        Text("Inner").font(.title3.bold())  // vitrine:ignore low-contrast-text
          .foregroundStyle(.green.shadow(.inner(color: .black, radius: 1, y: 1)))
        Text("Drop").font(.title3.bold())
          .foregroundStyle(.blue.shadow(.drop(radius: 1, x: 1, y: 1)))
        sample.rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0), perspective: 0)
        ZStack {
          LinearGradient(colors: [.pink, .teal], startPoint: .leading, endPoint: .trailing)
          Text("Material")  // vitrine:ignore low-contrast-text
            .font(.caption)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(.ultraThinMaterial)
            .padding(8)
        }
      }
      .frame(height: 64)
      heading("A canvas")
      CanvasSpecimen()
    }
  }

  private func heading(_ title: LocalizedStringKey) -> some View {
    Text(title)
      .font(.caption2)
      .foregroundStyle(.secondary)
  }

  private var sample: some View {
    LinearGradient(colors: [.orange, .purple], startPoint: .top, endPoint: .bottom)
      .overlay { Image(systemName: "star.fill").foregroundStyle(.white) }
      .frame(width: 24, height: 24)
  }
}
