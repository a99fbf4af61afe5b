import Foundation
import ResourceCatalogs
import SwiftUI
import Testing

@testable import WidgetHost
@testable import WidgetKit

#Preview("Two", as: .systemSmall) {
  PlainWidget()
} timeline: {
  SampleEntry(date: Date(timeIntervalSince1970: 0))
  SampleEntry(date: Date(timeIntervalSince1970: 0))
}

#Preview(traits: .fixedLayout(width: 120, height: 40)) { Text("a view") }

struct OldPreviews: PreviewProvider {
  static var previews: some View {
    Group {
      Text("small").previewContext(WidgetPreviewContext(family: .systemSmall))
        .previewDisplayName("Small")
      ForEach(0..<2) { Text("alone \($0)") }
    }
    .environment(\.colorScheme, .dark)
  }
}

@MainActor struct PreviewTests {
  private var found: [WidgetDescriptor] {
    let collector = _WidgetCollector()
    collector.collect(
      previews: PreviewRecord.all.filter { $0.fileID.hasSuffix("/PreviewTests.swift") })
    return collector.widgets
  }

  @Test func `previews of the program are found, with their position`() {
    #expect(found.map(\.displayName) == ["Two", "PreviewTests preview 2"])
    #expect(found.map(\.kind) == ["PreviewTests.swift#Two", "PreviewTests.swift#2"])
    #expect(found.map(\.families) == [["systemSmall"], ["view"]])
    #expect(found.map { $0.position?.line } == [9, 16])
    #expect(found.allSatisfy { $0.configuration == .preview })
  }

  @Test func `entries of one moment each have their own`() async throws {
    let request = ProviderRequest(
      family: "systemSmall", size: CGSize(width: 158, height: 158), isPreview: false)
    let timeline = try await found[0].instances[0].provider.timeline(request)
    #expect(timeline.entries.map(\.date.timeIntervalSince1970) == [0, 1])
  }

  @Test func `a fixed layout sets the size of a view's picture`() async throws {
    let stage = try #require(WidgetStage.find("view", on: try Device.load("iphone-15")))
    let request = ProviderRequest(family: "view", size: stage.size, isPreview: true)
    let entry = try await found[1].instances[0].provider.snapshot(request)
    #expect(try Drawing(entry, on: stage).rendered.size == CGSize(width: 120, height: 40))
  }

  @Test func `a provider's previews are its single views`() {
    let elements = PreviewElement.elements(of: OldPreviews.previews)
    #expect(elements.map(\.family) == ["systemSmall", nil, nil])
    #expect(elements.map(\.name) == ["Small", nil, nil])
  }
}
