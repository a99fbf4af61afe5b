import WidgetKit

/// How the app tells its widgets that what they show has changed.
enum WidgetReloads {
  /// After a payment: only a balance that is on some screen needs to be drawn anew.
  static func balanceDidChange() {
    WidgetCenter.shared.getCurrentConfigurations { result in
      guard case .success(let widgets) = result else { return }
      if widgets.contains(where: { $0.kind == "BankBalance" }) {
        WidgetCenter.shared.reloadTimelines(ofKind: "BankBalance")
      }
    }
  }

  /// After signing in or out, everything looks different.
  static func sessionDidChange() {
    WidgetCenter.shared.reloadAllTimelines()
  }
}
