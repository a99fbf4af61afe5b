public import Foundation
import VectorDrawing

/// Colours along a line or outwards from a circle.
public final class CGGradient: Hashable, Sendable {
  let stops: [GradientStop]

  private init(_ stops: [GradientStop]) { self.stops = stops }

  /// - Parameters:
  ///   - colors: of `CGColor`; nil comes of anything else.
  ///   - locations: one for each colour, 0…1; without any the colours are evenly spread.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: [Any], locations: UnsafePointer<CGFloat>?
  ) {
    let known = colors.compactMap { ($0 as? CGColor)?.rgba }
    guard known.count == colors.count, !known.isEmpty else { return nil }
    self.init(Self.stops(known, locations))
  }

  /// - Parameter components: those of each colour, the opacity last.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let width = space.numberOfComponents + 1
    let colors = (0..<max(count, 0)).compactMap { index in
      let own = (0..<width).map { components[index * width + $0] }
      return CGColor(colorSpace: space, components: own)?.rgba
    }
    guard colors.count == count, !colors.isEmpty else { return nil }
    self.init(Self.stops(colors, locations))
  }

  private static func stops(
    _ colors: [RGBA], _ locations: UnsafePointer<CGFloat>?
  ) -> [GradientStop] {
    let last = Double(max(colors.count - 1, 1))
    let all = colors.enumerated().map { index, color in
      let location = locations.map { Double($0[index]) } ?? Double(index) / last
      return GradientStop(color: color, location: min(max(location, 0), 1), mixing: .device)
    }
    return all.sorted { $0.location < $1.location }
  }

  public static func == (lhs: CGGradient, rhs: CGGradient) -> Bool { lhs.stops == rhs.stops }

  public func hash(into hasher: inout Hasher) { hasher.combine(stops) }
}

public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = Self(rawValue: 1)
  public static let drawsAfterEndLocation = Self(rawValue: 2)
}
