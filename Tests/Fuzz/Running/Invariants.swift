import DiagnosticRecords
import Foundation
import SwiftUI
import ViewGraph
import WidgetHost

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What must hold for every tree, whatever its numbers.
@MainActor struct Invariants {
  let studio: FuzzStudio

  /// What does not hold for a case; nothing where all is well.
  func broken(by sample: Case) -> String? {
    let (drawn, svg) = studio.draw(sample)
    if let problem = Self.frames(drawn.nodes) { return problem }
    if let problem = Self.leaves(drawn.nodes) { return problem }
    if sample.tree.isSane, let problem = Self.stacks(drawn.nodes) { return problem }
    if let problem = Self.picture(svg) { return problem }
    if let problem = Self.words(sample, drawn.diagnostics) { return problem }
    return studio.draw(sample).svg == svg ? nil : "A second run draws other bytes."
  }

  private static func frames(_ nodes: NodeRecords) -> String? {
    for node in nodes {
      let frame = node.frame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      if !numbers.allSatisfy(\.isFinite) || frame.width < 0 || frame.height < 0 {
        return "\(node.type) at \(node.path) has the frame \(frame)."
      }
    }
    return nil
  }

  /// A leaf of a fixed size has it.
  private static func leaves(_ nodes: NodeRecords) -> String? {
    for node in nodes {
      guard let words = node.identifier?.split(separator: " "), words.count == 3,
        words[0] == "fixed", let width = Double(words[1]), let height = Double(words[2])
      else { continue }
      if abs(node.frame.width - width) > 1e-6 || abs(node.frame.height - height) > 1e-6 {
        return "A leaf of \(width) × \(height) is \(node.frame.width) × \(node.frame.height)."
      }
    }
    return nil
  }

  /// The views of a stack do not lie over each other.
  private static func stacks(_ nodes: NodeRecords) -> String? {
    for (index, node) in nodes.enumerated() where node.type == "HStack" || node.type == "VStack" {
      var frames: [CGRect] = []
      for inner in nodes[(index + 1)...] {
        if inner.depth <= node.depth { break }
        if inner.depth == node.depth + 1 { frames.append(inner.frame) }
      }
      let isRow = node.type == "HStack"
      let spans = frames.map { isRow ? ($0.minX, $0.maxX) : ($0.minY, $0.maxY) }
      for (index, one) in spans.enumerated() {
        // Each with each: sorted, one without any length may come on either side of where it lies.
        for other in spans[..<index] where one.0 < other.1 - 1e-6 && other.0 < one.1 - 1e-6 {
          return
            "Views of the \(node.type) at \(node.path) overlap: one reaches from \(other.0) to "
            + "\(other.1), another from \(one.0) to \(one.1)."
        }
      }
    }
    return nil
  }

  /// A picture is XML without anything that is no number.
  private static func picture(_ svg: [UInt8]) -> String? {
    // In pieces: at once, libxml reads no more than 10 MB.
    let parser = XMLParser(stream: InputStream(data: Data(svg)))
    if !parser.parse() {
      return "The picture is no XML, line \(parser.lineNumber): "
        + (parser.parserError.map { "\($0)" } ?? "")
    }
    let ends = Set<UInt8>(Array("\" ,(-".utf8))
    let words = [Array("nan".utf8), Array("inf".utf8)]
    for index in svg.indices.dropLast(3) where ends.contains(svg[index]) {
      if words.contains(where: { svg[(index + 1)...].starts(with: $0) }) {
        return "The picture has a number that is none at byte \(index)."
      }
    }
    return nil
  }

  /// Whatever is no number is said.
  private static func words(_ sample: Case, _ diagnostics: [Diagnostic]) -> String? {
    // Other modes draw “Please adopt” in place of the content.
    guard sample.mode == 0, sample.tree.isDrawnWithNaN else { return nil }
    let rules: Set<String> = [
      "invalid-number", "invalid-frame", "invalid-date", "mesh-gradient-mismatch",
    ]
    if diagnostics.contains(where: { rules.contains($0.rule) }) { return nil }
    return "Nothing is said of a NaN."
  }
}
