public import FoundationAdditions
public import SwiftUI

/// What the Action button says, and what a control says after it has acted.
extension View {
  public nonisolated func controlWidgetActionHint(_ hint: Text) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func controlWidgetActionHint(_ hintKey: LocalizedStringKey) -> _ModifiedView {
    modified(InertModifier())
  }

  @_disfavoredOverload
  public nonisolated func controlWidgetActionHint(_ hintResource: LocalizedStringResource)
    -> _ModifiedView
  {
    modified(InertModifier())
  }

  @_disfavoredOverload
  public nonisolated func controlWidgetActionHint<S: StringProtocol>(_ hint: S) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func controlWidgetStatus(_ status: Text) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func controlWidgetStatus(_ statusKey: LocalizedStringKey) -> _ModifiedView {
    modified(InertModifier())
  }

  @_disfavoredOverload
  public nonisolated func controlWidgetStatus(_ statusResource: LocalizedStringResource)
    -> _ModifiedView
  {
    modified(InertModifier())
  }

  @_disfavoredOverload
  public nonisolated func controlWidgetStatus<S: StringProtocol>(_ status: S) -> _ModifiedView {
    modified(InertModifier())
  }
}
