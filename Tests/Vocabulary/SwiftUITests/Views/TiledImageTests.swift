import DiagnosticRecords
import Foundation
import SwiftUI
import TestSupport
import Testing
import UIKit
import VectorDrawing

@testable import ViewGraph

/// Images that repeat over their frame.
@MainActor struct TiledImageTests {
  /// A bitmap of one pixel.
  private static let pixel = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU"
      + "5ErkJggg==")

  @Test func `some copies are drawn each for itself`() {
    let (items, said) = draw(
      Image(systemName: "heart").resizable(resizingMode: .tile), width: 60, height: 60)
    #expect((4...100).contains(Self.leaves(items)))
    #expect(said == [])
  }

  @Test func `a symbol repeated thousands of times is stretched, and that is said`() {
    let (items, said) = draw(
      Image(systemName: "heart").resizable(resizingMode: .tile), width: 170, height: 100_000)
    #expect(Self.leaves(items) < 10)
    #expect(said == ["An image is repeated more than 1000 times; it is stretched instead."])
  }

  @Test func `a bitmap repeated thousands of times is one paint`() throws {
    let bitmap = try #require(Self.pixel.flatMap { UIImage(data: $0) })
    let (items, said) = draw(
      Image(uiImage: bitmap).resizable(resizingMode: .tile), width: 100, height: 50)
    guard case .fill(_, .texture(let texture), _, _)? = items.first, items.count == 1 else {
      Issue.record("\(items.count) items")
      return
    }
    #expect(texture.tile == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(said == [])
  }

  private func draw(
    _ image: Image, width: CGFloat, height: CGFloat
  ) -> (items: [DisplayItem], said: [String]) {
    let probe = LayoutProbe(image, width: width, height: height)
    var painter = Painter(grid: probe.session.inputs.grid)
    painter.paint(probe.root)
    return (painter.items, probe.session.outcome.diagnostics.map(\.message))
  }

  /// How many things are drawn, in groups or not.
  private static func leaves(_ items: [DisplayItem]) -> Int {
    items.reduce(0) { count, item in
      guard case .group(let group) = item else { return count + 1 }
      return count + leaves(group.children)
    }
  }
}
