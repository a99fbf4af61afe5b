public import Foundation
public import SwiftUI

public protocol AxisMark {
  /// The parts. Not for widget code.
  var _parts: _AxisParts { get }
}

/// Parts of an axis. Not for widget code.
public struct _AxisParts: AxisMark {
  package var list: [AxisPart]

  package init(_ list: [AxisPart]) { self.list = list }

  /// The parts of an axis.
  public var _parts: _AxisParts { self }
}

/// A line, a tick or a label of an axis.
package struct AxisPart {
  /// What is drawn.
  package enum Kind {
    case gridLine
    case tick(AxisTick.Length)
    /// A label of one's own, or that of the value.
    case label(((AxisValue) -> AnyView?)?)
  }

  package var kind: Kind
  package var style: (any ShapeStyle)?
  package var stroke: StrokeStyle?
  package var isCentered: Bool?
  package var anchor: UnitPoint?
  package var font: Font?
  /// Points between the plot or the tick and the label.
  package var (spacingX, spacingY): (CGFloat?, CGFloat?) = (nil, nil)
  package var collision = AxisValueLabelCollisionResolution.automatic
  package var orientation = AxisValueLabelOrientation.automatic
  package var offset = CGSize.zero

  package init(_ kind: Kind) { self.kind = kind }
}

extension AxisMark {
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> _AxisParts {
    changed { if $0.style == nil { $0.style = style } }
  }

  public func font(_ font: Font?) -> _AxisParts { changed { if $0.font == nil { $0.font = font } } }

  /// Moved by so many points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> _AxisParts {
    changed { $0.offset = CGSize(width: $0.offset.width + x, height: $0.offset.height + y) }
  }

  /// Moved by so many points.
  public func offset(_ offset: CGSize) -> _AxisParts {
    self.offset(x: offset.width, y: offset.height)
  }

  private func changed(_ change: (inout AxisPart) -> Void) -> _AxisParts {
    var parts = _parts
    for index in parts.list.indices { change(&parts.list[index]) }
    return parts
  }
}

public struct AnyAxisMark: AxisMark {
  /// The parts. Not for widget code.
  public let _parts: _AxisParts

  public init(_ mark: any AxisMark) { _parts = mark._parts }

  public init<M: AxisMark>(erasing mark: M) { _parts = mark._parts }
}

@resultBuilder public struct AxisMarkBuilder {
  public static func buildExpression<M: AxisMark>(_ mark: M) -> _AxisParts { mark._parts }
  public static func buildBlock(_ parts: _AxisParts...) -> _AxisParts {
    _AxisParts(parts.flatMap(\.list))
  }
  public static func buildOptional(_ parts: _AxisParts?) -> _AxisParts { parts ?? _AxisParts([]) }
  public static func buildEither(first: _AxisParts) -> _AxisParts { first }
  public static func buildEither(second: _AxisParts) -> _AxisParts { second }
  public static func buildLimitedAvailability(_ parts: _AxisParts) -> _AxisParts { parts }
}

public struct AxisValue {
  package let datum: _ChartDatum
  /// The number of the value on its axis, from 0.
  public let index: Int
  public let count: Int

  public func `as`<P: Plottable>(_ type: P.Type) -> P? { P.make(from: datum) }
}
