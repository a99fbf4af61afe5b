/// Where a program begins.
package enum EntryPoint {
  /// What the types marked as entry are for.
  package enum Kind: Hashable {
    /// A widget or a bundle of widgets, or something that starts one.
    case widgets
    /// An application, which is left out.
    case application
  }

  /// Names an application's entry may inherit from, beside those of the delegates that kits have
  /// for theirs: `FlutterAppDelegate`, `ExpoAppDelegate`.
  private static let applicationTypes = [
    "App", "NSApplicationDelegate", "UIApplicationDelegate", "UIResponder",
    "WKApplicationDelegate", "WKExtensionDelegate",
  ]

  /// What a file's entry is for; nil if it has none.
  package static func kind(of facts: FileFacts) -> Kind? {
    guard let entry = facts.declarations.first(where: \.isEntry) else { return nil }
    let inherits = entry.inherits
    if inherits.contains("Widget") || inherits.contains("WidgetBundle") { return .widgets }
    if inherits.contains(where: { applicationTypes.contains($0) || $0.hasSuffix("AppDelegate") }) {
      return .application
    }
    // A launcher of its own: it belongs to widgets unless its file speaks of an app.
    return facts.types(conformingTo: "App").isEmpty ? .widgets : .application
  }

  /// An entry for source that declares widgets but none marked `@main`.
  static func generated(_ facts: [FileFacts]) -> String? {
    guard !facts.contains(where: { kind(of: $0) == .widgets }) else { return nil }
    let bundles = names(conformingTo: "WidgetBundle", facts)
    if let bundle = bundles.first, bundles.count == 1 {
      return """
        import SwiftUI

        @main nonisolated enum VitrineEntry {
          @MainActor static func main() { \(bundle).main() }
        }

        """
    }
    let widgets =
      names(conformingTo: "Widget", facts) + names(conformingTo: "ControlWidget", facts)
    guard !widgets.isEmpty else { return nil }
    return """
      import SwiftUI
      import WidgetKit

      @main struct VitrineEntry: WidgetBundle {
        @WidgetBundleBuilder var body: some Widget {
      \(widgets.map { "    \($0)()" }.joined(separator: "\n"))
        }
      }

      """
  }

  private static func names(conformingTo name: String, _ facts: [FileFacts]) -> [String] {
    facts.flatMap { $0.types(conformingTo: name) }
      .filter { $0.isTopLevel && !$0.isPrivate && !$0.isGeneric }
      .map(\.name)
  }
}
