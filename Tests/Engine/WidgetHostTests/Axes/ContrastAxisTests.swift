import ResourceCatalogs
import SwiftUI
import Testing
import ViewGraph
import WidgetKit

@testable import WidgetHost

@MainActor struct ContrastAxisTests {
  private struct Told: View {
    @Environment(\.colorSchemeContrast) private var contrast
    var body: some View { Text(verbatim: "\(contrast)") }
  }

  @Test(arguments: [ColorScheme.light, .dark])
  func `the system's colours are the stronger ones, and views are told`(scheme: ColorScheme) throws
  {
    var surroundings = try AxisSample.base()
    surroundings.scheme = scheme
    let view = ZStack {
      Color.blue
      Told()
    }.containerBackground(.white, for: .widget)
    let plain = try Stage().render(view, in: surroundings)
    ContrastAxis().apply("increased", to: &surroundings)
    let strong = try Stage().render(view, in: surroundings)
    let palette = try Palette.load("ios26")
    let wanted = palette.color(
      .blue, scheme: scheme == .dark ? .dark : .light, contrast: .increased)
    #expect(strong.fills.contains { $0.paint == .color(wanted) })
    #expect(!plain.fills.contains { $0.paint == .color(wanted) })
    #expect(plain.nodes.compactMap(\.text) == ["standard"])
    #expect(strong.nodes.compactMap(\.text) == ["increased"])
  }
}
