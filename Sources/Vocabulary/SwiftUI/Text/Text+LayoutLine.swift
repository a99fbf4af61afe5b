public import Foundation
import Typesetting
import ViewGraph

extension Text.Layout {
  public struct Line: RandomAccessCollection, Equatable {
    let layout: Text.Layout
    private(set) var line: TextLine
    let first: Int

    init(layout: Text.Layout, line: TextLine, first: Int) {
      (self.layout, self.line, self.first) = (layout, line, first)
    }

    /// Where the line begins on its baseline, points from the text's top left.
    public var origin: CGPoint {
      get { CGPoint(x: line.x, y: line.baseline) }
      set {
        for index in line.fragments.indices { line.fragments[index].x += newValue.x - line.x }
        (line.x, line.baseline) = (newValue.x, newValue.y)
      }
    }

    public var paragraphLayoutDirection: LayoutDirection {
      line.fragments.first?.isRightToLeft == true ? .rightToLeft : .leftToRight
    }

    public var typographicBounds: TypographicBounds {
      TypographicBounds(
        origin: origin, width: line.width, ascent: line.ascender, descent: line.descender,
        leading: line.fragments.map(\.font.leading).max() ?? 0)
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { line.fragments.count }

    public subscript(index: Int) -> Run {
      let before = line.fragments[..<index].reduce(first) { $0 + $1.text.count }
      return Run(
        layout: layout, fragment: line.fragments[index], baseline: line.baseline, first: before)
    }

    public static func == (left: Line, right: Line) -> Bool {
      left.layout == right.layout && left.first == right.first && left.origin == right.origin
    }
  }

  public struct Run: RandomAccessCollection, Equatable {
    public typealias SubSequence = RunSlice

    let layout: Text.Layout
    let fragment: TextFragment
    let baseline: CGFloat
    let first: Int
    let ends: [CGFloat]

    init(layout: Text.Layout, fragment: TextFragment, baseline: CGFloat, first: Int) {
      (self.layout, self.fragment) = (layout, fragment)
      (self.baseline, self.first, ends) = (baseline, first, fragment.characterEnds)
    }

    public var layoutDirection: LayoutDirection {
      fragment.isRightToLeft ? .rightToLeft : .leftToRight
    }

    public var typographicBounds: TypographicBounds {
      TypographicBounds(fragment, baseline: baseline)
    }

    public var characterIndices: [CharacterIndex] { self[startIndex..<endIndex].characterIndices }

    public subscript<T: TextAttribute>(key: T.Type) -> T? {
      guard layout.text.styles.indices.contains(fragment.tag) else { return nil }
      return layout.text.styles[fragment.tag].extras?.attributes?[ObjectIdentifier(key)] as? T
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { ends.count }
    public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

    public static func == (left: Run, right: Run) -> Bool {
      left.layout == right.layout && left.first == right.first
        && left.typographicBounds == right.typographicBounds
    }
  }

  public struct RunSlice: RandomAccessCollection, Equatable {
    public typealias SubSequence = RunSlice

    public var run: Run
    public var indices: Range<Int>

    public init(run: Run, indices: Range<Int>) { (self.run, self.indices) = (run, indices) }

    var fragment: TextFragment { run.fragment.cut(to: indices, ends: run.ends) }

    public var typographicBounds: TypographicBounds {
      TypographicBounds(fragment, baseline: run.baseline)
    }

    public var characterIndices: [CharacterIndex] {
      indices.map { CharacterIndex(offset: run.first + $0) }
    }

    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

    public var startIndex: Int { indices.lowerBound }
    public var endIndex: Int { indices.upperBound }
    public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }
  }
}
