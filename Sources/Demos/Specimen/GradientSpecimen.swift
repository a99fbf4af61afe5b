import SwiftUI
import WidgetKit

/// Every kind of gradient, on shapes, lines and text.
struct GradientSpecimen: Widget {
  var body: some WidgetConfiguration {
    SpecimenPage("Gradients", "Linear, radial, elliptical, angular and mesh gradients.") { _ in
      GradientSpecimens()
    }
  }
}

/// Every kind of gradient, on shapes, lines and text.
struct GradientSpecimens: View {
  private let colors: [Color] = [.red, .blue]
  private let rainbow: [Color] = [.red, .yellow, .green, .cyan, .blue, .purple, .red]

  var body: some View {
    VStack(spacing: 8) {
      HStack {
        LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
        Rectangle().fill(
          LinearGradient(
            gradient: Gradient(colors: colors), startPoint: .leading, endPoint: .trailing))
        Rectangle().fill(
          .linearGradient(
            Gradient(colors: colors).colorSpace(.device), startPoint: .leading,
            endPoint: .trailing))
        Rectangle().fill(Color.blue.gradient)
      }
      HStack {
        RadialGradient(colors: colors, center: .center, startRadius: 2, endRadius: 30)
        EllipticalGradient(colors: colors)
        AngularGradient(colors: rainbow, center: .center)
        Circle().strokeBorder(AngularGradient(colors: rainbow, center: .center), lineWidth: 8)
        Circle().fill(
          .angularGradient(
            colors: colors, center: .center, startAngle: .degrees(-90), endAngle: .degrees(90)))
      }
      HStack {
        mesh
        mesh.clipShape(Capsule())
        Circle().stroke(mesh, lineWidth: 8).padding(6)
      }
      HStack {
        Text("Linear").foregroundStyle(
          .linearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))
        // vitrine:ignore low-contrast-text
        Text("Angular").foregroundStyle(.conicGradient(colors: rainbow, center: .center))
        Text("Mesh").foregroundStyle(mesh)
      }
      .font(.title2.bold())
    }
  }

  private var mesh: MeshGradient {
    MeshGradient(
      width: 3, height: 3,
      points: [
        [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.7, 0.3], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
      ],
      colors: [.red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint])
  }
}
