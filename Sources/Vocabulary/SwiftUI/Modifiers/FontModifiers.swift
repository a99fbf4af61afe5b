import Foundation
public import Typesetting
public import ViewGraph

extension View {
  /// The font of all text in the view.
  public nonisolated func font(_ font: Font?) -> _ModifiedView {
    modified(CoreModifier { $0.font = font })
  }

  public nonisolated func fontWeight(_ weight: Font.Weight?) -> _ModifiedView {
    modified(CoreModifier { $0.fontContext.weightOverride = weight })
  }

  public nonisolated func fontDesign(_ design: Font.Design?) -> _ModifiedView {
    modified(CoreModifier { $0.fontContext.designOverride = design })
  }

  public nonisolated func fontWidth(_ width: Font.Width?) -> _ModifiedView {
    modified(CoreModifier { $0.fontContext.widthOverride = width })
  }

  public nonisolated func bold(_ isActive: Bool = true) -> _ModifiedView {
    modified(CoreModifier { $0.fontContext.isBold = isActive })
  }

  public nonisolated func italic(_ isActive: Bool = true) -> _ModifiedView {
    modified(CoreModifier { $0.fontContext.isItalic = isActive })
  }

  public nonisolated func monospaced(_ isActive: Bool = true) -> _ModifiedView {
    modified(CoreModifier { $0.fontContext.isMonospaced = isActive })
  }

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
