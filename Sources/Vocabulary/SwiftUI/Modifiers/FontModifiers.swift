import Foundation
public import Typesetting
public import ViewGraph

extension View {
  /// The font of all text in the view.
  public nonisolated func font(_ font: Font?) -> _ModifiedView {
    modified(CoreModifier { $0.font = font })
  }

  /// How heavy the strokes of all text are; `nil` leaves it to the font.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> _ModifiedView {
    modified(CoreModifier { $0.fontContext.weightOverride = weight })
  }

  /// The design of all text; `nil` leaves it to the font.
  public nonisolated func fontDesign(_ design: Font.Design?) -> _ModifiedView {
    modified(CoreModifier { $0.fontContext.designOverride = design })
  }

  /// How wide the letters of all text are; `nil` leaves it to the font.
  public nonisolated func fontWidth(_ width: Font.Width?) -> _ModifiedView {
    modified(CoreModifier { $0.fontContext.widthOverride = width })
  }

  /// Whether all text is bold.
  public nonisolated func bold(_ isActive: Bool = true) -> _ModifiedView {
    modified(CoreModifier { $0.fontContext.isBold = isActive })
  }

  /// Whether all text is slanted.
  public nonisolated func italic(_ isActive: Bool = true) -> _ModifiedView {
    modified(CoreModifier { $0.fontContext.isItalic = isActive })
  }

  /// Whether all letters are as wide.
  public nonisolated func monospaced(_ isActive: Bool = true) -> _ModifiedView {
    modified(CoreModifier { $0.fontContext.isMonospaced = isActive })
  }

  /// Makes all digits as wide, so that numbers do not shift.
  public nonisolated func monospacedDigit() -> _ModifiedView {
    modified(CoreModifier { $0.fontContext.hasMonospacedDigits = true })
  }
}

/// Changes the hot values of the environment.
package struct CoreModifier: EnvironmentModifier {
  private let change: (inout CoreEnvironment) -> Void

  package init(_ change: @escaping (inout CoreEnvironment) -> Void) { self.change = change }

  package func modify(_ environment: inout EnvironmentValues) { change(&environment.core) }
}
