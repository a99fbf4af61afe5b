public import Foundation
public import SwiftUI

/// The objects that a view looks for in the context of its environment.
@propertyWrapper public struct Query<Element: PersistentModel>: DynamicProperty {
  @Environment(\.modelContext) private var context
  private let descriptor: FetchDescriptor<Element>

  /// What is looked for.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation = .default) {
    self.descriptor = descriptor
  }

  /// What is looked for.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: SwiftUI.Transaction?) {
    self.descriptor = descriptor
  }

  /// Objects that fit, in order.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: SwiftUI.Transaction? = nil
  ) { descriptor = FetchDescriptor(predicate: filter, sortBy: descriptors) }

  /// Objects that fit, in order.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation
  ) { descriptor = FetchDescriptor(predicate: filter, sortBy: descriptors) }

  /// Objects that fit, in the order of a value.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: SwiftUI.Transaction? = nil
  ) {
    descriptor = FetchDescriptor(
      predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])
  }

  /// Objects that fit, in the order of a value.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    descriptor = FetchDescriptor(
      predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])
  }

  /// What was found.
  @MainActor public var wrappedValue: [Element] { (try? context.fetch(descriptor)) ?? [] }

  /// Why nothing was found, if something went wrong; never here.
  public var fetchError: (any Error)? { nil }
  /// The context that was looked in.
  public var modelContext: ModelContext { context }
}
