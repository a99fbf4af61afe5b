import SwiftUI
import WidgetKit

/// The text styles and what can be done to a font.
struct TypeSpecimen: Widget {
  private static let styles: [(String, Font)] = [
    ("Large Title", .largeTitle), ("Title", .title), ("Title 2", .title2), ("Title 3", .title3),
    ("Headline", .headline), ("Body", .body), ("Callout", .callout),
    ("Subheadline", .subheadline), ("Footnote", .footnote), ("Caption", .caption),
    ("Caption 2", .caption2),
  ]

  var body: some WidgetConfiguration {
    SpecimenPage("Type", "Text styles, weights, widths and designs.") { _ in
      HStack(alignment: .top) {
        VStack(alignment: .leading, spacing: 2) {
          ForEach(Self.styles, id: \.0) { name, font in
            Text(name).font(font)
          }
        }
        .fixedSize(horizontal: true, vertical: false)
        Spacer(minLength: 12)
        VStack(alignment: .trailing, spacing: 3) {
          weights
          Divider()
          designs
          Divider()
          features
        }
        .font(.footnote)
        .fixedSize(horizontal: true, vertical: false)
      }
    }
  }

  @ViewBuilder private var weights: some View {
    Text("Ultralight").fontWeight(.ultraLight)
    Text("Light").fontWeight(.light)
    Text("Regular").fontWeight(.regular)
    Text("Medium").fontWeight(.medium)
    Text("Semibold").fontWeight(.semibold)
    Text("Bold").bold()
    Text("Heavy").fontWeight(.heavy)
    Text("Black").fontWeight(.black)
  }

  @ViewBuilder private var designs: some View {
    Text("Rounded").fontDesign(.rounded)
    Text("Serif").fontDesign(.serif)
    Text("Monospaced").fontDesign(.monospaced)
  }

  @ViewBuilder private var features: some View {
    Text("Italic").italic()
    Text("Small Caps").font(.footnote.smallCaps())
    Text("0123456789").monospacedDigit()
    Text("Tracking").tracking(3)
    Text("Kerning").kerning(-0.5)
  }
}
