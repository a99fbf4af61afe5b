package import VectorDrawing

/// The display items that code drew, as a picture holds them. Two are equal only if they are the
/// same.
package final class DrawnItems: Hashable, Sendable {
  package let items: [DisplayItem]

  package init(_ items: [DisplayItem]) { self.items = items }

  package static func == (lhs: DrawnItems, rhs: DrawnItems) -> Bool { lhs === rhs }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
