public import FoundationAdditions
import SwiftUI
import WidgetHost

extension ControlWidgetConfiguration {
  public func displayName(_ displayName: LocalizedStringResource) -> _ModifiedControlConfiguration {
    let name = Text(displayName).plainString
    return _ModifiedControlConfiguration(base: self) { $0.displayName = name }
  }

  public func description(_ description: LocalizedStringResource) -> _ModifiedControlConfiguration {
    let text = Text(description).plainString
    return _ModifiedControlConfiguration(base: self) { $0.description = text }
  }

  public func promptsForUserConfiguration() -> _ModifiedControlConfiguration {
    _ModifiedControlConfiguration(base: self) { _ in }
  }

  /// Who hears of pushes; nobody here.
  public func pushHandler<T>(_ type: T.Type) -> _ModifiedControlConfiguration {
    _ModifiedControlConfiguration(base: self) { _ in }
  }
}
