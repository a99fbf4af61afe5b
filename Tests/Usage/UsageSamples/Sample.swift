import SwiftUI

/// A form of Apple's API as widget code writes it, and what has to come of it.
public struct Sample {
  /// What a picture shows of it.
  public enum Outcome: Equatable, Sendable {
    /// Something is drawn and nothing reported.
    case drawn
    /// The words it is applied to, as if it were not there: a picture stands still.
    case inert
    /// WidgetKit's prohibited sign, with a diagnostic.
    case refused
    /// Something is drawn, and a diagnostic of a rule says what is missing.
    case noted(String)
    /// No view: that it compiles is all.
    case declared
  }

  /// As written in `Claims.tsv`.
  public let name: String
  public let outcome: Outcome
  public let view: @MainActor () -> any View
}

/// All samples, in the order they were added.
public struct Samples {
  public private(set) var all: [Sample] = []

  /// The words that modifiers are applied to.
  static let words = Text("Words")

  @MainActor public static var every: Samples {
    var samples = Samples()
    samples.addTexts()
    samples.addTextModifiers()
    samples.addFonts()
    samples.addColors()
    samples.addImages()
    samples.addShapes()
    samples.addPaths()
    samples.addStyles()
    samples.addContainers()
    samples.addLayoutModifiers()
    samples.addEffects()
    samples.addCanvases()
    samples.addControls()
    samples.addGauges()
    samples.addInertModifiers()
    samples.addScreens()
    samples.addEnvironment()
    samples.addWidgets()
    samples.addIntents()
    samples.addDeclarations()
    samples.addPreviews()
    samples.addAccessibility()
    samples.addCharts()
    samples.addChartModifiers()
    samples.addChartAxes()
    return samples
  }

  mutating func drawn<V: View>(_ name: String, @ViewBuilder _ view: @escaping @MainActor () -> V) {
    all.append(Sample(name: name, outcome: .drawn, view: view))
  }

  /// The view must be `words`, modified.
  mutating func inert<V: View>(_ name: String, @ViewBuilder _ view: @escaping @MainActor () -> V) {
    all.append(Sample(name: name, outcome: .inert, view: view))
  }

  mutating func refused<V: View>(_ name: String, @ViewBuilder _ view: @escaping @MainActor () -> V)
  {
    all.append(Sample(name: name, outcome: .refused, view: view))
  }

  /// What is drawn comes with a diagnostic of a rule.
  mutating func noted<V: View>(
    _ name: String, _ rule: String, @ViewBuilder _ view: @escaping @MainActor () -> V
  ) { all.append(Sample(name: name, outcome: .noted(rule), view: view)) }

  /// Names whose compiling is shown by declarations elsewhere in the file.
  mutating func declared(_ names: String...) {
    for name in names { all.append(Sample(name: name, outcome: .declared) { EmptyView() }) }
  }
}
