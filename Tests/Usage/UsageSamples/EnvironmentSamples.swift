@_spi(EntryMacro) import SwiftUI
import WidgetKit

/// Reads what widget code reads.
private struct Reader: View {
  @Environment(\.widgetFamily) var family
  @Environment(\.widgetFamily) var kind: WidgetFamily
  @Environment(\.colorScheme) var colorScheme
  @Environment(\.colorSchemeContrast) var contrast
  @Environment(\.widgetRenderingMode) var renderingMode
  @Environment(\.showsWidgetContainerBackground) var showsBackground
  @Environment(\.showsWidgetLabel) var showsLabel
  @Environment(\.redactionReasons) var redactionReasons
  @Environment(\.activityFamily) var activityFamily
  @Environment(\.levelOfDetail) var levelOfDetail
  @Environment(\.isLuminanceReduced) var isLuminanceReduced
  @Environment(\.sizeCategory) var sizeCategory
  @Environment(\.dismiss) var dismiss
  @Environment(\.dynamicTypeSize) var dynamicTypeSize
  @Environment(\.layoutDirection) var layoutDirection
  @Environment(\.openURL) var openURL
  @Environment(\.presentationMode) var presentationMode
  @Environment(\.widgetContentMargins) var margins
  @Environment(\.displayScale) var displayScale
  @Environment(\.pixelLength) var pixelLength
  @Environment(\.scenePhase) var scenePhase
  @Environment(\.locale) var locale
  @Environment(\.calendar) var calendar
  @Environment(\.timeZone) var timeZone
  @Environment(\.font) var font
  @Environment(\.lineLimit) var lineLimit
  @Environment(\.lineSpacing) var lineSpacing
  @Environment(\.multilineTextAlignment) var alignment
  @Environment(\.truncationMode) var truncationMode
  @Environment(\.minimumScaleFactor) var minimumScaleFactor
  @Environment(\.allowsTightening) var allowsTightening
  @Environment(\.textCase) var textCase
  @Environment(\.isEnabled) var isEnabled
  @Environment(\.imageScale) var imageScale
  @Environment(\.symbolVariants) var symbolVariants
  @Environment(\.symbolRenderingMode) var symbolRenderingMode
  @Environment(\.horizontalSizeClass) var horizontalSizeClass
  @Environment(\.legibilityWeight) var legibilityWeight
  @Environment(\.accessibilityReduceMotion) var reduceMotion
  @Environment(\.backgroundStyle) var backgroundStyle
  @Environment(\.controlSize) var controlSize
  @Environment(\.editMode) var editMode
  @Environment(\.refresh) var refresh
  @Environment(\.backgroundMaterial) var material
  @Environment(\.supportsMultipleWindows) var windows
  @Environment(\.openWindow) var openWindow
  @Environment(\.isSearching) var isSearching
  @Environment(\.isFocused) var isFocused
  @Environment(\.defaultMinListRowHeight) var rowHeight
  @Environment(\.headerProminence) var prominence
  @Environment(\.keyboardShortcut) var shortcut
  @Environment(\.self) var everything

  var body: some View { Text("\(Int(displayScale)) \(lineLimit ?? 0)") }
}

/// A value of widget code, both ways.
private struct EqualWidthKey: EnvironmentKey { static let defaultValue = 0.0 }

extension EnvironmentValues {
  fileprivate var equalWidth: Double {
    get { self[EqualWidthKey.self] }
    set { self[EqualWidthKey.self] = newValue }
  }
  @Entry fileprivate var equalHeight = 1.0
}

extension Samples {
  @MainActor mutating func addEnvironment() {
    let words = Self.words
    for key in [
      "widgetFamily", "colorScheme", "widgetRenderingMode", "showsWidgetContainerBackground",
      "redactionReasons", "activityFamily", "isLuminanceReduced", "sizeCategory", "dismiss",
      "dynamicTypeSize", "layoutDirection", "openURL", "presentationMode", "widgetContentMargins",
      "displayScale", "scenePhase", "locale", "calendar", "timeZone", "font", "lineLimit",
      "lineSpacing", "multilineTextAlignment", "isEnabled", "imageScale", "horizontalSizeClass",
      "pixelLength", "levelOfDetail",
    ] { drawn("\\.\(key)") { Reader() } }
    drawn("\\.equalWidth") { words.environment(\.equalWidth, 3) }
    drawn("\\.equalHeight") { words.environment(\.equalHeight, 3) }
    drawn("environment(_, _)") { words.environment(\.locale, Locale(identifier: "de")) }
    drawn("environment: \\.colorScheme, .dark") { words.environment(\.colorScheme, .dark) }
    drawn("environment: \\.colorScheme, .light") { words.environment(\.colorScheme, .light) }
    drawn("environment: \\.sizeCategory") {
      words.environment(\.sizeCategory, .extraExtraExtraLarge)
    }
    drawn("environment: \\.displayScale") { words.environment(\.displayScale, 3) }
    drawn("environment: \\.widgetFamily") { words.environment(\.widgetFamily, .systemLarge) }
    drawn("environment: \\.font") {
      words.environment(\.font, .body).environment(\.lineLimit, 2)
        .environment(\.truncationMode, .head).environment(\.textCase, .uppercase)
    }
    drawn("environment: \\.redactionReasons") {
      words.environment(\.redactionReasons, .placeholder)
    }
    drawn("environment: \\.widgetRenderingMode") {
      words.environment(\.widgetRenderingMode, .accented)
    }
    drawn("transformEnvironment(_)") { words.transformEnvironment(\.font) { $0 = .body } }
    drawn("colorScheme(_)") { words.colorScheme(.dark) }
    drawn("environmentObject(_)") { words.environmentObject(Store()).environment(Shelf()) }
    drawn("EnvironmentValues()") { Text("\(EnvironmentValues().lineLimit ?? 1)") }
  }
}

private final class Store: ObservableObject {
  @Published var count = 1
}

@Observable private final class Shelf {
  var count = 1
}
