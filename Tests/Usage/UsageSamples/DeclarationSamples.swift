import SwiftUI
import WidgetKit

private final class Model: ObservableObject {
  @Published var count = 0
}

@Observable private final class Modern {
  var count = 0
}

private struct Everything: View {
  @State private var count = 0
  @StateObject private var model = Model()
  @ObservedObject var other: Model
  @EnvironmentObject var given: Model
  @Environment(Modern.self) private var modern: Modern?
  @AppStorage("a") private var stored = false
  @AppStorage("b", store: UserDefaults(suiteName: "group.a")) private var shared = "b"
  @AppStorage("d") private var decimal: Double?
  @SceneStorage("c") private var scene = 1
  @ScaledMetric(relativeTo: .body) private var size = 12.0
  @Bindable private var bindable = Modern()
  @FocusState private var focus: Bool
  @Binding var bound: Int
  @FetchedNothing private var own: Int

  @ViewBuilder var body: some View {
    if count == 0 { Text("zero") } else { Text("more") }
    switch count {
    case 0: Text("0")
    default: EmptyView()
    }
    if let first = [1].first { Text("\(first)") }
    if #available(iOS 17, *) { Text("new") } else { Text("old") }
    let local = count + 1
    Text("\(local)")
  }
}

/// A dynamic property of widget code.
@propertyWrapper private struct FetchedNothing: DynamicProperty {
  var wrappedValue: Int { 0 }
  mutating func update() {}
}

extension View {
  /// A helper of widget code.
  @ViewBuilder fileprivate func when<V: View>(_ condition: Bool, _ change: (Self) -> V) -> some View
  {
    if condition { change(self) } else { self }
  }
}

extension Samples {
  @MainActor mutating func addDeclarations() {
    drawn("@ViewBuilder if") { Self.words.when(true) { $0.bold() } }
    declared(
      "View", "ViewModifier", "EnvironmentKey", "PreferenceKey", "DynamicProperty",
      "ObservableObject", "ToggleStyle", "GaugeStyle", "PreviewProvider")
    declared(
      "@Environment", "@ViewBuilder", "@MainActor", "@State", "@Published", "@Binding",
      "@AppStorage(_)", "@AppStorage(_,store:)", "@Observable", "@Entry", "@StateObject",
      "@ObservedObject", "@EnvironmentObject", "@GestureState", "@Previewable", "@escaping",
      "@SceneStorage", "@ScaledMetric", "@FocusState", "@Bindable", "@Namespace")
  }
}
