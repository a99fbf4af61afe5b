public import Foundation

/// What a function throws whose body was left out as a name in it could not be had: who calls it
/// does what it would do if the work had failed. Written by the tool into the code that it heals;
/// not for widget code.
public struct _VitrineMissingError: LocalizedError, CustomStringConvertible {
  public let description: String

  /// - Parameter name: what is missing, with its module where that is known: `CryptoKit.SHA256`.
  public init(_ name: String) { description = "Missing name: \(name)" }

  /// Code that ends with an error ends with these words, by which the name is known.
  public var errorDescription: String? { description }
}
