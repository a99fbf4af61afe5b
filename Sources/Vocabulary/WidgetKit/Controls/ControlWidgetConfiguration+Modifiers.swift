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

  /// Lets pushes reload the control; they come in a simulated day only.
  public func pushHandler(_ type: any ControlPushHandler.Type) -> _ModifiedControlConfiguration {
    _ModifiedControlConfiguration(base: self) { $0.takesPushes = true }
  }
}
