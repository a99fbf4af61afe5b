import Foundation
import SwiftUI

/// A view, container or modifier of the vocabulary, as trees are made of them.
struct Construct: Sendable {
  enum Role: Equatable, Sendable {
    case leaf, container, modifier
    /// A modifier with a view of its own.
    case pair
  }

  /// What a number stands for, and between which numbers a person would choose.
  struct Number: Equatable, Sendable {
    let least: Int
    let most: Int
    var divisor = 1.0

    static let length = Number(least: 0, most: 60)
    static let offset = Number(least: -20, most: 20)
    static let fraction = Number(least: 0, most: 10, divisor: 10)
    static let factor = Number(least: 5, most: 20, divisor: 10)
    static let angle = Number(least: -180, most: 180)
    static let count = Number(least: 1, most: 4)
    /// Never hostile.
    static let sane = Number(least: 1, most: 40)
  }

  let name: String
  let role: Role
  let numbers: [Number]
  let hasText: Bool
  /// As Swift, with `#0`, `#1` … for the numbers and `#t` for the text.
  let template: String
  let make: @MainActor @Sendable ([Double], String, [AnyView]) -> AnyView

  init(
    _ name: String, _ role: Role, _ numbers: [Number], _ template: String, text: Bool = false,
    _ make: @escaping @MainActor @Sendable ([Double], String, [AnyView]) -> AnyView
  ) {
    (self.name, self.role, self.numbers, self.template) = (name, role, numbers, template)
    (hasText, self.make) = (text, make)
  }

  init(
    _ name: String, _ role: Role, _ template: String, text: Bool = false,
    _ make: @escaping @MainActor @Sendable ([Double], String, [AnyView]) -> AnyView
  ) { self.init(name, role, [], template, text: text, make) }

  static let leaves = leafViews + textViews + controlViews
  static let containers = stacks + grids + otherContainers
  static let modifiers = layoutModifiers + drawingModifiers + textModifiers

  private static let byName = Dictionary(
    uniqueKeysWithValues: (leaves + containers + modifiers).map { ($0.name, $0) })

  static func named(_ name: String) -> Construct? { byName[name] }

  /// The call as Swift.
  func call(_ numbers: [Double], _ text: String) -> String {
    var call = template
    for (index, number) in numbers.enumerated() {
      call = call.replacingOccurrences(of: "#\(index)", with: Self.spelled(number))
    }
    return call.replacingOccurrences(of: "#t", with: text.debugDescription)
  }

  private static func spelled(_ number: Double) -> String {
    if number.isNaN { return ".nan" }
    if number.isInfinite { return number < 0 ? "-.infinity" : ".infinity" }
    return number == number.rounded() && abs(number) < 1e6 ? "\(Int(number))" : "\(number)"
  }
}

extension Recipe {
  /// The view of the tree.
  @MainActor func view() -> AnyView {
    guard let construct = Construct.named(name) else { return AnyView(EmptyView()) }
    return construct.make(numbers, text, children.map { $0.view() })
  }
}

extension [Double] {
  /// A number as a length.
  func length(_ index: Int) -> CGFloat { CGFloat(self[index]) }

  /// A number as a count, as far as an Int goes.
  func count(_ index: Int) -> Int {
    self[index].isNaN ? 0 : Int(exactly: self[index].rounded()) ?? (self[index] < 0 ? .min : .max)
  }

  /// The seconds as a date.
  func date(_ index: Int) -> Date { Date(timeIntervalSince1970: self[index] * 1e8) }
}
