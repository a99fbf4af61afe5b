public import Foundation
import Typesetting
import ViewGraph

extension Text.Layout {
  /// A line of a text: its runs in reading order.
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

    /// The direction the line is written in.
    public var paragraphLayoutDirection: LayoutDirection {
      line.fragments.first?.isRightToLeft == true ? .rightToLeft : .leftToRight
    }

    /// The room the line takes.
    public var typographicBounds: TypographicBounds {
      TypographicBounds(
        origin: origin, width: line.width, ascent: line.ascender, descent: line.descender,
        leading: line.fragments.map(\.font.leading).max() ?? 0)
    }

    /// 0.
    public var startIndex: Int { 0 }
    /// The number of runs.
    public var endIndex: Int { line.fragments.count }

    /// A run.
    public subscript(index: Int) -> Run {
      let before = line.fragments[..<index].reduce(first) { $0 + $1.text.count }
      return Run(
        layout: layout, fragment: line.fragments[index], baseline: line.baseline, first: before)
    }

    /// Whether both are the same line in the same place.
    public static func == (left: Line, right: Line) -> Bool {
      left.layout == right.layout && left.first == right.first && left.origin == right.origin
    }
  }

  /// Characters of one style and direction on a line, each a slice of its own.
  public struct Run: RandomAccessCollection, Equatable {
    /// The characters of a range.
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

    /// The direction the run is written in.
    public var layoutDirection: LayoutDirection {
      fragment.isRightToLeft ? .rightToLeft : .leftToRight
    }

    /// The room the run takes.
    public var typographicBounds: TypographicBounds {
      TypographicBounds(fragment, baseline: baseline)
    }

    /// Which characters of the text these are.
    public var characterIndices: [CharacterIndex] { self[startIndex..<endIndex].characterIndices }

    /// What `customAttribute` gave the text.
    public subscript<T: TextAttribute>(key: T.Type) -> T? {
      guard layout.text.styles.indices.contains(fragment.tag) else { return nil }
      return layout.text.styles[fragment.tag].attributes?[ObjectIdentifier(key)] as? T
    }

    /// 0.
    public var startIndex: Int { 0 }
    /// The number of characters.
    public var endIndex: Int { ends.count }
    /// A character.
    public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
    /// Several characters.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

    /// Whether both are the same run in the same place.
    public static func == (left: Run, right: Run) -> Bool {
      left.layout == right.layout && left.first == right.first
        && left.typographicBounds == right.typographicBounds
    }
  }

  /// Some characters of a run.
  public struct RunSlice: RandomAccessCollection, Equatable {
    /// The characters of a range.
    public typealias SubSequence = RunSlice

    /// What the characters belong to.
    public var run: Run
    /// Which of its characters these are.
    public var indices: Range<Int>

    /// Some characters of a run.
    public init(run: Run, indices: Range<Int>) { (self.run, self.indices) = (run, indices) }

    var fragment: TextFragment { run.fragment.cut(to: indices, ends: run.ends) }

    /// The room the characters take.
    public var typographicBounds: TypographicBounds {
      TypographicBounds(fragment, baseline: run.baseline)
    }

    /// Which characters of the text these are.
    public var characterIndices: [CharacterIndex] {
      indices.map { CharacterIndex(offset: run.first + $0) }
    }

    /// What `customAttribute` gave the text.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

    /// The first character.
    public var startIndex: Int { indices.lowerBound }
    /// After the last character.
    public var endIndex: Int { indices.upperBound }
    /// A character.
    public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
    /// Several characters.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }
  }
}
