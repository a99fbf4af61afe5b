import Foundation
import Testing

@testable import ViewGraph

/// A property of a property: reads the environment and counts its updates.
private struct Scheme: DynamicProperty {
  @Environment(\.colorScheme) private var scheme
  private(set) var updates = 0
  private(set) var name = "none"

  mutating func update() {
    updates += 1
    name = scheme == .dark ? "dark" : "light"
  }
}

private struct Outer: DynamicProperty {
  let padding: UInt8 = 1
  var scheme = Scheme()
  @State var count = 4
}

private final class Model { var name = "model" }

/// Fields of many kinds, so that the offsets matter.
private struct Mixed<Value, Content: View>: View {
  let flag: Bool
  let model = Model()
  let value: Value
  var outer = Outer()
  @Binding var binding: Int
  @State private var state: [String] = ["a"]
  let content: Content
  @Environment(\.colorScheme) var scheme

  var body: some View {
    Leaf("\(flag) \(model.name) \(value) \(outer.scheme.name) \(outer.scheme.updates)")
    Leaf("\(outer.count) \(binding) \(state[0]) \(scheme)")
    content
  }
}

private struct Dark: EnvironmentModifier {
  func modify(_ environment: inout EnvironmentValues) { environment.colorScheme = .dark }
}

/// A modifier with dynamic properties.
private struct Tagged: ViewModifier {
  @Environment(\.colorScheme) private var scheme
  func body(content: Content) -> some View {
    content
    Leaf("\(scheme)")
  }
}

private enum Choice: View {
  case one(String), two
  var body: some View {
    switch self {
    case .one(let name): Leaf(name)
    case .two: Leaf("two")
    }
  }
}

@MainActor struct DynamicPropertyTests {
  @Test func `nested properties of a generic view are connected, inner ones first`() {
    let view = Mixed(
      flag: true, value: "\u{00E9}", binding: .constant(7), content: Leaf("content"))
    #expect(
      Resolving.names(view.modified(Dark()))
        == ["true model \u{00E9} dark 1", "4 7 a dark", "content"])
  }

  @Test(arguments: [1, 2, 3])
  func `the layout of fields is found per type`(size: Int) {
    let view = Mixed(
      flag: false, value: Array(repeating: Int8(size), count: size), binding: .constant(size),
      content: EmptyView())
    #expect(Resolving.names(view)[1] == "4 \(size) a light")
    let wide = Mixed(flag: false, value: (size, 1.5), binding: .constant(size), content: Leaf("x"))
    #expect(Resolving.names(wide)[0] == "false model (\(size), 1.5) light 1")
  }

  @Test func `modifiers and enumerations of views work too`() {
    let names = Resolving.names {
      Leaf("a").modifier(Tagged()).modified(Dark())
      Leaf("b").modifier(Tagged().concat(Tagged()))
      Choice.one("c")
      Choice.two
    }
    #expect(names == ["a", "dark", "b", "light", "light", "c", "two"])
  }

  @Test func `a state is shared with its bindings`() {
    struct Point { var x = 1 }
    let state = State(wrappedValue: Point())
    state.projectedValue.x.wrappedValue = 5
    #expect(state.wrappedValue.x == 5)
    let optional = State<Int?>()
    #expect(Binding(optional.projectedValue)?.wrappedValue == nil)
    optional.wrappedValue = 2
    #expect(Binding(optional.projectedValue)?.wrappedValue == 2)
    #expect(Binding<Int?>(Binding.constant(3)).wrappedValue == 3)
  }
}
