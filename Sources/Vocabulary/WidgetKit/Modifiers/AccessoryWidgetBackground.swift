import SwiftUI
public import ViewGraph

/// The standard background of accessory widgets: on the Lock Screen a faint light plate, and
/// nothing behind an inline one, which is a line of text.
public nonisolated struct AccessoryWidgetBackground: View {
  @Environment(\.widgetFamily) private var family

  public init() {}

  public var body: some View { Color.primary.opacity(family == .accessoryInline ? 0 : 0.12) }
}
