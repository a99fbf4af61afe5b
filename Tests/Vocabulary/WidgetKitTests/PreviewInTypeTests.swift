import Foundation
import SwiftUI
import Testing

@testable import WidgetHost
@testable import WidgetKit

struct TitledView: View {
  let title: String
  var body: some View { Text(title) }
}

extension TitledView {
  static let sample = "in an extension"

  #Preview("Inner") { TitledView(title: TitledView.sample) }
}

/// Previews that stand in a type are found as those of a file are.
@MainActor struct PreviewInTypeTests {
  @Test func `a preview in an extension is one of the program`() {
    let collector = _WidgetCollector()
    collector.collect(
      previews: PreviewRecord.all.filter { $0.fileID.hasSuffix("/PreviewInTypeTests.swift") })
    #expect(collector.widgets.map(\.displayName) == ["Inner"])
  }
}
