public import CoreGraphics
public import SwiftUI
public import UIKit

/// A type with a value that may stand, visibly, for one that could not be had: what is shown by it
/// is seen to be missing, and the rest is drawn.
public protocol StandInValue {
  /// - Parameter path: how the code came to the value.
  static func standIn(_ path: String) -> Any
}

extension String: StandInValue {
  /// Its name in angle brackets.
  public static func standIn(_ path: String) -> Any { Made(madePath: path).description }
}

extension LocalizedStringKey: StandInValue {
  public static func standIn(_ path: String) -> Any { Self(Made(madePath: path).description) }
}

extension Text: StandInValue {
  public static func standIn(_ path: String) -> Any { Text(Made(madePath: path)) }
}

extension AnyView: StandInValue {
  public static func standIn(_ path: String) -> Any { AnyView(Made(madePath: path)) }
}

extension Color: StandInValue {
  /// Grey, as nothing says which colour it is; what is behind it is still seen, and what is on it.
  public static func standIn(_ path: String) -> Any { Color.gray.opacity(0.5) }
}

extension UIColor: StandInValue {
  public static func standIn(_ path: String) -> Any { UIColor.gray.withAlphaComponent(0.5) }
}

extension CGColor: StandInValue {
  public static func standIn(_ path: String) -> Any {
    UIColor.gray.withAlphaComponent(0.5).cgColor
  }
}

extension Font: StandInValue {
  public static func standIn(_ path: String) -> Any { Font.body }
}

extension Image: StandInValue {
  public static func standIn(_ path: String) -> Any {
    Image(systemName: "questionmark.square.dashed")
  }
}
