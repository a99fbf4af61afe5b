import Foundation
import VectorDrawing
import ViewGraph

/// How the content of a view changes.
public struct ContentTransition: Equatable, Sendable {
  private let name: String
  /// The content changes at once.
  public static let identity = ContentTransition(name: "identity")
  /// The content fades from one state to the next.
  public static let opacity = ContentTransition(name: "opacity")
  /// Text moves and fades from one state to the next.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// Symbols change by an effect.
  public static let symbolEffect = ContentTransition(name: "symbolEffect")
  /// Digits roll, up unless told otherwise; the direction is not kept.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
  /// Digits roll, in the direction in which a number changes; the number is not kept.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
}
