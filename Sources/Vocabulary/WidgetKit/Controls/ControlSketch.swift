import Foundation
import SwiftUI
import ViewGraph

/// What a control's template says, before it is drawn. Not for widget code.
public struct _ControlSketch {
  var label: any View
  /// What is said of a value; `nil` for a button.
  var valueLabel: ((Bool) -> any View)?
  /// `nil` for a button.
  var isOn: Bool?
  var tint: Color?
  var isDisabled = false
  var isPrivate = false

  init(label: any View, isOn: Bool? = nil, valueLabel: ((Bool) -> any View)? = nil) {
    (self.label, self.isOn, self.valueLabel) = (label, isOn, valueLabel)
  }
}
