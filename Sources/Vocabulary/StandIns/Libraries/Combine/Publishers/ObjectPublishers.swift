import Foundation

/// The publishers of observable objects, which Swift gives no room for inside the object.
///
/// Entries of objects that are gone are dropped when a new one is added.
final class ObjectPublishers: @unchecked Sendable {
  static let shared = ObjectPublishers()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
    var kept: [AnyCancellable] = []
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]

  func publisher(for object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock { entry(for: object).publisher }
  }

  /// Holds a subscription as long as `object` lives.
  func keep(_ subscription: AnyCancellable, for object: AnyObject) {
    lock.withLock {
      var entry = entry(for: object)
      entry.kept.append(subscription)
      entries[ObjectIdentifier(object)] = entry
    }
  }

  private func entry(for object: AnyObject) -> Entry {
    let id = ObjectIdentifier(object)
    if let entry = entries[id], entry.object === object { return entry }
    entries = entries.filter { $0.value.object != nil }
    let entry = Entry(object: object, publisher: ObservableObjectPublisher())
    entries[id] = entry
    return entry
  }
}
