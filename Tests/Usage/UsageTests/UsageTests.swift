import DiagnosticRecords
import Foundation
import SwiftUI
import Testing
import UsageSamples

/// What widget code uses compiles, which the samples show by being compiled as a stranger's code,
/// and draws.
@MainActor struct UsageTests {
  private static let samples = Samples.every.all

  @Test(arguments: Set(Claim.all.map(\.kind)).sorted())
  func `every form of the list has a sample`(kind: String) {
    let names = Set(Self.samples.map(\.name))
    let missing = Claim.all.filter {
      $0.kind == kind && $0.reason == nil && !$0.isShown(by: names)
    }
    #expect(missing.isEmpty, "\(missing.map(\.name).joined(separator: "\n"))")
  }

  @Test func `what is out of scope has no sample, and each form is listed once`() {
    let names = Set(Self.samples.map(\.name))
    let shown = Claim.all.filter { $0.reason != nil && names.contains($0.name) }
    #expect(shown.isEmpty, "\(shown)")
    #expect(Set(Claim.all.map(\.description)).count == Claim.all.count)
    #expect(Claim.all.count > 900)
  }

  @Test func `samples that draw draw, and say nothing`() {
    var silent: [String] = []
    for sample in Self.samples where sample.outcome == .drawn {
      let drawn = DrawnSample(sample.view())
      if drawn.items.isEmpty && !Self.seenNowhere.contains(sample.name) {
        silent.append("\(sample.name): nothing is drawn")
      }
      if drawn.hasStandIn { silent.append("\(sample.name): a stand-in") }
      for problem in drawn.diagnostics where problem.severity != .note {
        silent.append("\(sample.name): \(problem.message)")
      }
    }
    #expect(silent.isEmpty, "\(silent.joined(separator: "\n"))")
  }

  /// What leaves no trace by its nature.
  private static let seenNowhere: Set<String> = ["Color.clear", ".clear", "Color(.clear)"]

  @Test func `samples that are inert change nothing`() {
    let words = DrawnSample(Text("Words"))
    #expect(!words.items.isEmpty)
    for sample in Self.samples where sample.outcome == .inert {
      let drawn = DrawnSample(sample.view())
      #expect(drawn.picture == words.picture, "\(sample.name)")
      #expect(drawn.diagnostics.allSatisfy { $0.severity == .note }, "\(sample.name)")
    }
  }

  @Test func `views of apps are refused as WidgetKit refuses them`() {
    for sample in Self.samples where sample.outcome == .refused {
      let drawn = DrawnSample(sample.view())
      #expect(drawn.hasStandIn, "\(sample.name)")
      #expect(
        drawn.diagnostics.map(\.rule) == ["view-not-allowed-in-widgets"], "\(sample.name)")
    }
  }

  @Test func `what is drawn only in part says so`() {
    for sample in Self.samples {
      guard case .noted(let rule) = sample.outcome else { continue }
      let drawn = DrawnSample(sample.view())
      #expect(!drawn.items.isEmpty, "\(sample.name)")
      #expect(drawn.diagnostics.map(\.rule).contains(rule), "\(sample.name)")
      #expect(drawn.diagnostics.allSatisfy { $0.hint != nil }, "\(sample.name)")
    }
  }
}
