import SwiftUI
public import ViewGraph

/// The standard background of accessory widgets: on the Lock Screen a faint light plate.
public nonisolated struct AccessoryWidgetBackground: View {
  public init() {}

  public var body: some View { Color.primary.opacity(0.12) }
}
