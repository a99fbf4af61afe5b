import Foundation
import LayoutEngine
import ResourceCatalogs

/// The language and region of the person, with the direction of the language. Pseudo-languages show
/// what a translation could do: texts are longer, accented and bracketed, or also run from right to
/// left; only what the widget looks up is changed, not its data.
package final class LocaleAxis: RenderAxis {
  private enum Pseudo: String, CaseIterable { case pseudo, pseudoRTL }

  package let stage = AxisStage.process
  package let values = Pseudo.allCases.map(\.rawValue)

  package init() {}

  package func useful(in base: RenderSurroundings) -> [String] {
    Pseudo.allCases.map(\.rawValue)
  }

  package func usual(in base: RenderSurroundings) -> [String] { [base.locale] }

  package func title(of value: String) -> String? {
    Locale(identifier: "en_US").localizedString(forIdentifier: value)
  }

  /// Dates and numbers of a pseudo-language are those of the language that stands for it.
  package func apply(_ value: String, to surroundings: inout RenderSurroundings) {
    guard let pseudo = Pseudo(rawValue: value) else { return surroundings.locale = value }
    surroundings.stringForm = .pseudo
    if pseudo == .pseudoRTL { surroundings.direction = .rightToLeft }
  }
}
