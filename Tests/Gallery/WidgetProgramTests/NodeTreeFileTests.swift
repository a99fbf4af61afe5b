import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import ViewGraph
@testable import WidgetProgram

@MainActor struct NodeTreeFileTests {
  private func tree(_ view: some View, naming: FileNaming? = nil) -> String {
    let nodes = LayoutProbe(view, width: 100, height: 100).painted.nodes
    return String(decoding: NodeTreeFile.bytes(nodes, naming: naming), as: UTF8.self)
  }

  private func standing<V: View>(_ line: UInt, _ view: V) -> V {
    ViewBuilder.buildExpression(view, file: "/p/Rows/A.swift", line: line)
  }

  @Test func `a text tells its font by style, size and weight, and its colours`() {
    let text = Text("a").font(.headline).foregroundStyle(.red).underline()
    let line = tree(text)
    #expect(line.contains(#""fonts":[{"size":17,"weight":600,"style":"headline"}]"#))
    #expect(line.contains(#""underline":true"#) && line.contains(##""paints":["#ff383c"]"##))
    let fixed = tree(Text("a").font(.system(size: 20, weight: .bold, design: .rounded)))
    #expect(fixed.contains(#"{"size":20,"weight":700,"design":"rounded"}"#))
    #expect(!fixed.contains("style"))
  }

  @Test func `symbols and images tell their names, shapes their corners`() {
    #expect(tree(Image(systemName: "star")).contains(#""symbol":"star""#))
    let card = RoundedRectangle(cornerRadius: 8).fill(Color.black.opacity(0.5))
    let line = tree(card.opacity(0.25))
    #expect(line.contains(#""opacity":0.25"#) && line.contains(#""radius":8"#))
    #expect(line.contains(##""paints":["#000000 0.5"]"##))
  }

  @Test func `what is hidden tells neither fonts nor colours nor symbols`() {
    let row = HStack {
      Image(systemName: "arrow.up.right").foregroundStyle(.green)
      Text("b").font(.headline)
      Circle().fill(.red)
    }
    for hidden in [
      tree(row.privacySensitive().redacted(reason: .privacy)),
      tree(row.redacted(reason: .placeholder)),
    ] {
      let lines = hidden.split(separator: "\n").filter { $0.contains("\"redacted\":true") }
      #expect(lines.count > 1)
      #expect(!lines.contains { $0.contains("paints") || $0.contains("fonts") })
      #expect(!hidden.contains("arrow.up.right"))
    }
  }

  @Test func `file and line are said where they change, and records are without them`() {
    let (first, second) = (standing(4, Text("a \",\"line\":9")), standing(4, Text("b")))
    let row = standing(3, HStack(content: { ViewBuilder.buildBlock(first, second) }))
    let naming = FileNaming(URL(fileURLWithPath: "/p"), among: [])
    let whole = tree(row, naming: naming)
    let lines = whole.split(separator: "\n").filter { $0.hasPrefix("{") }
    #expect(lines.count == 3)
    #expect(lines[0].hasSuffix(#","file":"Rows/A.swift","line":3},"#))
    #expect(lines[1].hasSuffix(#","line":4},"#) && !lines[1].contains("Rows"))
    #expect(lines[2].hasSuffix(#","line":4}"#))
    let recorded = String(
      decoding: NodePositions.left(outOf: Array(whole.utf8)), as: UTF8.self)
    #expect(recorded == tree(row))
    #expect(NodePositions.left(outOf: Array(recorded.utf8)) == Array(recorded.utf8))
  }

  @Test func `a file outside of the input is not named`() {
    let naming = FileNaming(URL(fileURLWithPath: "/q"), among: [])
    #expect(tree(standing(3, Text("a")), naming: naming) == tree(Text("a")))
  }
}
