import Foundation
import LayoutEngine
public import ViewGraph

public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View, PositionedView {
  /// Where the fraction comes from.
  enum Source {
    case indeterminate
    case fraction(Double)
    case timer(ClosedRange<Date>, countsDown: Bool)
  }

  let source: Source
  package var position: ViewPosition?
  let label: AnyView?
  let currentValueLabel: AnyView?

  init(_ source: Source, label: AnyView?, value: AnyView?) {
    (self.source, self.label, currentValueLabel) = (source, label, value)
  }

  @MainActor package func resolve(into resolver: _ViewResolver) {
    let style = resolver.environment[ProgressStyleKey.self]
    let fraction = fraction(resolver.session)
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction, label: label.map { .init(view: $0) },
      currentValueLabel: currentValueLabel.map { .init(view: $0) })
    var note = AccessibilityNote()
    note.children = .combine
    note.measure = .progress(fraction)
    if currentValueLabel == nil, let fraction {
      note.value = resolver.environment.spokenPercent(fraction)
    }
    for node in resolver.collect(style(configuration)) {
      var content = Node(.group, "ProgressView")
      content.notes.accessibility = note
      resolver.nodes.append(resolver.wrap(node, content))
    }
  }

  private func fraction(_ session: RenderSession) -> Double? {
    switch source {
    case .indeterminate: return nil
    case .fraction(let fraction):
      if !fraction.isFinite { session.reportNumbers("The value of ProgressView") }
      return fraction.isNaN ? 0 : max(0, min(1, fraction))
    case .timer(let range, let countsDown):
      let length = range.upperBound.timeIntervalSince(range.lowerBound)
      let passed = session.inputs.now.timeIntervalSince(range.lowerBound)
      if !length.isFinite { session.reportNumbers("The interval of ProgressView") }
      let share = passed / length
      let part = length > 0 && !share.isNaN ? max(0, min(1, share)) : 1
      return countsDown ? 1 - part : part
    }
  }
}

extension ProgressView.Source {
  /// A value of a total; neither is a number below 0.
  init<V: BinaryFloatingPoint>(_ value: V?, total: V) {
    guard let value else { self = .indeterminate; return }
    // What is no number stays none, so that it is said where the session is known.
    let isPart = total > 0 || total.isNaN || value.isNaN
    self = .fraction(isPart ? Double(value) / Double(total) : 0)
  }
}

/// How progress is drawn.
enum ProgressStyleKey: ControlStyleKey {
  typealias Configuration = ProgressViewStyleConfiguration
  static var defaultValue: @Sendable (Configuration) -> AnyView {
    { configuration in
      MainActor.assumeIsolated {
        AnyView(DefaultProgressViewStyle().makeBody(configuration: configuration))
      }
    }
  }
}

extension EnvironmentValues {
  /// A fraction as it is read aloud, in whole percent.
  func spokenPercent(_ fraction: Double) -> String {
    fraction.formatted(.percent.precision(.fractionLength(0)).locale(locale))
  }
}
