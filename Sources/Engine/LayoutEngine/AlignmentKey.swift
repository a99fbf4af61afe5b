public import Foundation
import Synchronization
package import VectorDrawing

/// The identity of an alignment guide along an axis. A number, as it lies in every frame and stack
/// and is asked of every child: those that the engine knows itself have fixed ones, those of widget
/// code are numbered as they come.
@usableFromInline package struct AlignmentKey: Hashable, Sendable {
  /// Twice the number of the guide, and one more along the vertical axis.
  @usableFromInline package let code: UInt16

  package init(_ id: any AlignmentID.Type, _ axis: Axis) {
    code = GuideNumbers.number(of: id) * 2 + (axis == .vertical ? 1 : 0)
  }

  package var axis: Axis { code & 1 == 0 ? .horizontal : .vertical }

  package var id: any AlignmentID.Type {
    switch (number, axis) {
    case (GuideNumbers.start, .horizontal): LeadingEdge.self
    case (GuideNumbers.start, .vertical): TopEdge.self
    case (GuideNumbers.middle, .horizontal): HorizontalCenter.self
    case (GuideNumbers.middle, .vertical): VerticalCenter.self
    case (GuideNumbers.end, .horizontal): TrailingEdge.self
    case (GuideNumbers.end, .vertical): BottomEdge.self
    case (GuideNumbers.firstText, _): FirstTextBaseline.self
    case (GuideNumbers.lastText, _): LastTextBaseline.self
    default: GuideNumbers.id(of: number)
    }
  }

  private var number: UInt16 { code >> 1 }
}

extension AlignmentKey {
  /// Whether the guide follows from the size alone.
  @inlinable package var isFrameGuide: Bool { code <= Self.bottom }

  package var isFirstTextBaseline: Bool { number == GuideNumbers.firstText }

  package var isLastTextBaseline: Bool { number == GuideNumbers.lastText }

  /// The guide of a view of this size that does not place it itself.
  @inlinable package func defaultValue(for size: CGSize) -> CGFloat {
    switch code {
    case Self.leading, Self.top: 0
    case Self.horizontalMiddle: size.width / 2
    case Self.verticalMiddle: size.height / 2
    case Self.trailing: size.width
    case Self.bottom: size.height
    default: otherDefault(for: size)
    }
  }

  @usableFromInline package func otherDefault(for size: CGSize) -> CGFloat {
    switch number {
    case GuideNumbers.firstText, GuideNumbers.lastText: size.height
    default: id.defaultValue(in: ViewDimensions(size: size, node: nil, proposal: .unspecified))
    }
  }

}

/// The codes of the guides of a frame.
extension AlignmentKey {
  @inlinable package static var leading: UInt16 { 0 }
  @inlinable package static var top: UInt16 { 1 }
  @inlinable package static var horizontalMiddle: UInt16 { 2 }
  @inlinable package static var verticalMiddle: UInt16 { 3 }
  @inlinable package static var trailing: UInt16 { 4 }
  @inlinable package static var bottom: UInt16 { 5 }
}

/// The numbers of alignment guides.
private enum GuideNumbers {
  static let start: UInt16 = 0
  static let middle: UInt16 = 1
  static let end: UInt16 = 2
  static let firstText: UInt16 = 3
  static let lastText: UInt16 = 4

  /// Those of widget code, from the next number on.
  private static let others = Mutex<[any AlignmentID.Type]>([])

  static func number(of id: any AlignmentID.Type) -> UInt16 {
    switch ObjectIdentifier(id) {
    case ObjectIdentifier(LeadingEdge.self), ObjectIdentifier(TopEdge.self): start
    case ObjectIdentifier(HorizontalCenter.self), ObjectIdentifier(VerticalCenter.self): middle
    case ObjectIdentifier(TrailingEdge.self), ObjectIdentifier(BottomEdge.self): end
    case ObjectIdentifier(FirstTextBaseline.self): firstText
    case ObjectIdentifier(LastTextBaseline.self): lastText
    default: numbered(id)
    }
  }

  static func id(of number: UInt16) -> any AlignmentID.Type {
    others.withLock { $0[Int(number - lastText - 1)] }
  }

  private static func numbered(_ id: any AlignmentID.Type) -> UInt16 {
    others.withLock { ids in
      let known = ids.firstIndex { ObjectIdentifier($0) == ObjectIdentifier(id) }
      if known == nil { ids.append(id) }
      return UInt16(known ?? ids.count - 1) + lastText + 1
    }
  }
}
