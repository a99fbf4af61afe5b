import Foundation
public import SwiftUI

/// What a view that could not be had was made of, as far as it can be seen: texts, symbols, and the
/// views that it was given.
public struct MadeContent: @unchecked Sendable {
  /// How its parts are arranged, which only the view's name can tell.
  enum Arrangement { case column, row, pile }

  let parts: [AnyView]
  let arrangement: Arrangement
  /// Points between the parts; nil for what is usual.
  let spacing: CGFloat?
  let alignment: Alignment
  /// Whether it has views in it, and more than texts and symbols.
  let isContainer: Bool

  /// - Parameters:
  ///   - path: the name of the view's type.
  ///   - arguments: of which the view was made, with their labels; those without have an
  ///     underscore.
  /// - Returns: nil if nothing of them can be seen.
  public init?(_ path: String, _ arguments: KeyValuePairs<String, Any?>) {
    var parts: [AnyView] = []
    (spacing, alignment) = (Self.spacing(arguments), Self.alignment(arguments))
    var isContainer = false
    for (label, value) in arguments {
      guard let value else { continue }
      if let view = Self.text(value, label, path) ?? Self.symbol(value, label) {
        parts.append(view)
      } else if let view = value as? any View, !(value is any ShapeStyle), !(value is any Shape) {
        parts.append(AnyView(view))
        isContainer = isContainer || !(view is Text || view is Image)
      }
    }
    if parts.isEmpty { return nil }
    (self.parts, self.isContainer) = (parts, isContainer)
    let name = path.split(separator: ".").last ?? ""
    arrangement =
      name.contains("HStack") || name.hasSuffix("Label") || name.hasSuffix("Row")
      ? .row : name.contains("ZStack") ? .pile : .column
  }

  /// The views that a closure lists; nil if it does something else, which is then not done.
  public static func views<Value>(_ make: () -> Value) -> (any View)? {
    guard Value.self is any View.Type, Value.self != Made.self else { return nil }
    return make() as? any View
  }

  // MARK: Arguments

  /// Labels of what is read; an argument without one is read too, but of images.
  private static let ofTexts: Set = [
    "caption", "content", "description", "detail", "footer", "header", "heading", "headline",
    "label", "message", "string", "subtitle", "text", "title", "titleKey", "value",
  ]

  private static let ofSymbols: Set = ["icon", "symbol", "systemImage", "systemName"]

  private static func text(_ value: Any, _ label: String, _ path: String) -> AnyView? {
    let isOfImage = ["Icon", "Image", "Symbol"].contains { path.hasSuffix($0) }
    guard ofTexts.contains(label) || label == "_" && !isOfImage else { return nil }
    if let key = value as? LocalizedStringKey { return AnyView(Text(key)) }
    if let text = value as? AttributedString { return AnyView(Text(text)) }
    let literal = (value as? Made).flatMap { MadeLiteral($0.madePath)?.text }
    let words = literal ?? (value as? any StringProtocol).map { String($0) }
    // An address is none of the words that people read.
    guard let words, !words.isEmpty, !words.contains("://") else { return nil }
    return AnyView(Text(LocalizedStringKey(words)))
  }

  /// SF Symbols have small letters, digits and dots in their names.
  private static func symbol(_ value: Any, _ label: String) -> AnyView? {
    guard ofSymbols.contains(label), let name = value as? String, !name.isEmpty,
      name.allSatisfy({ $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == ".") })
    else { return nil }
    return AnyView(Image(systemName: name))
  }

  private static func spacing(_ arguments: KeyValuePairs<String, Any?>) -> CGFloat? {
    switch arguments.first(where: { $0.key == "spacing" })?.value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    default: nil
    }
  }

  private static func alignment(_ arguments: KeyValuePairs<String, Any?>) -> Alignment {
    switch arguments.first(where: { $0.key == "alignment" })?.value {
    case let value as Alignment: value
    case let value as HorizontalAlignment: Alignment(horizontal: value, vertical: .center)
    case let value as VerticalAlignment: Alignment(horizontal: .center, vertical: value)
    case let value as Made: named[value.madePath.split(separator: ".").last ?? ""] ?? .center
    default: .center
    }
  }

  private static let named: [Substring: Alignment] = [
    "bottom": .bottom, "bottomLeading": .bottomLeading, "bottomTrailing": .bottomTrailing,
    "leading": .leading, "top": .top, "topLeading": .topLeading, "topTrailing": .topTrailing,
    "trailing": .trailing,
  ]

  // MARK: Views

  @MainActor var view: AnyView {
    let all = ForEach(Array(parts.indices), id: \.self) { index in parts[index] }
    return switch arrangement {
    case .column: AnyView(VStack(alignment: alignment.horizontal, spacing: spacing) { all })
    case .row: AnyView(HStack(alignment: alignment.vertical, spacing: spacing) { all })
    case .pile: AnyView(ZStack(alignment: alignment) { all })
    }
  }
}
