import Foundation
import LayoutEngine
import Testing

@testable import ViewGraph

private enum NumberKey: EnvironmentKey { static var defaultValue: Int { 1 } }

extension EnvironmentValues {
  fileprivate var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
}

/// Changes the number below.
private struct Number: EnvironmentModifier {
  let change: (Int) -> Int
  func modify(_ environment: inout EnvironmentValues) {
    environment.number = change(environment.number)
  }
}

/// Says the number by its name.
private struct NumberView: View {
  @Environment(\.number) var number
  var body: some View { Leaf("\(number)") }
}

@MainActor struct EnvironmentTests {
  @Test func `a copy shares its values until one of the two is changed`() {
    var first = EnvironmentValues()
    first.number = 2
    var second = first
    second.number = 3
    second.core.isEnabled = false
    let numbers: [Int] = [first.number, second.number, EnvironmentValues().number]
    #expect(numbers == [2, 3, 1])
    #expect(first.core.isEnabled && !second.core.isEnabled)
  }

  @Test func `changes reach what is below and nothing beside`() {
    let plusOne = NumberView().modified(Number { $0 + 1 })
    let names = Resolving.names {
      NumberView()
      plusOne
      plusOne.modified(Number { $0 * 10 })
      NumberView()
    }
    #expect(names == ["1", "2", "11", "1"])
  }

  @Test func `a key outside of any render has its default`() {
    #expect(Environment(\.number).wrappedValue == 1)
    #expect(EnvironmentValues().layoutDirection == .leftToRight)
  }
}
