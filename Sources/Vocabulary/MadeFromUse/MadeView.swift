public import SwiftUI

/// A view that could not be had; a labelled box stands for it.
public protocol MadeView: MadeValue, View {}

extension MadeView {
  @MainActor public var body: _VitrineMissingView { _VitrineMissingView(madePath, "", 0) }
}

extension Made: MadeView {}
