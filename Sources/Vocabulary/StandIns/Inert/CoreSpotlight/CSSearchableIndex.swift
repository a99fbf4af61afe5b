public import AppIntents
public import Foundation
import FoundationAdditions

/// What searches look in. Nothing is searched here: it takes what it is given and forgets it.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  public typealias Done = ((any Error)?) -> Void

  private static let ours = CSSearchableIndex(name: "")
  open class func `default`() -> CSSearchableIndex { ours }
  /// Whether there is one: no.
  open class func isIndexingAvailable() -> Bool { false }

  open weak var indexDelegate: (any CSSearchableIndexDelegate)?

  public init(name: String, protectionClass: FileProtectionType? = nil) {}

  /// Forgets them and says it is done.
  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: Done? = nil
  ) { forget(completionHandler) }
  /// Forgets them.
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws { forget() }

  /// Says it is done: there are none.
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: Done? = nil
  ) { forget(completionHandler) }
  /// Does nothing: there are none.
  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws { forget() }

  /// Says it is done: there are none.
  open func deleteSearchableItems(
    withDomainIdentifiers identifiers: [String], completionHandler: Done? = nil
  ) { forget(completionHandler) }
  /// Does nothing: there are none.
  open func deleteSearchableItems(withDomainIdentifiers identifiers: [String]) async throws {
    forget()
  }

  /// Says it is done: there are none.
  open func deleteAllSearchableItems(completionHandler: Done? = nil) { forget(completionHandler) }
  /// Does nothing: there are none.
  open func deleteAllSearchableItems() async throws { forget() }

  /// Does nothing.
  open func beginBatch() {}
  /// Says it is done.
  open func endBatch(withClientState clientState: Data, completionHandler: Done? = nil) {
    forget(completionHandler)
  }
  /// Answers at once that nothing was kept.
  open func fetchLastClientState(completionHandler: @escaping (Data?, (any Error)?) -> Void) {
    completionHandler(nil, nil)
  }

  private func forget(_ done: Done? = nil) {
    HostDiagnostics.reportInert("CoreSpotlight", "nothing is searched, and no item is kept")
    done?(nil)
  }
}

extension CSSearchableIndex {
  /// Forgets them.
  public func indexAppEntities<Entity: AppEntity>(_ entities: [Entity], priority: Int = 0)
    async throws
  { forget() }
  /// Does nothing: there are none.
  public func deleteAppEntities<Entity: AppEntity>(
    identifiedBy identifiers: [Entity.ID], ofType type: Entity.Type
  ) async throws { forget() }
  /// Does nothing: there are none.
  public func deleteAppEntities<Entity: AppEntity>(ofType type: Entity.Type) async throws {
    forget()
  }
}

extension CSSearchableItem {
  /// Does nothing: no search shows it.
  public func associateAppEntity<Entity: AppEntity>(_ entity: Entity, priority: Int = 0) {}
}

/// Whom an index would ask for its items again. It never asks.
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler:
      @escaping () -> Void)
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexSearchableItemsWithIdentifiers identifiers: [String],
    acknowledgementHandler: @escaping () -> Void)
}

/// An app extension that would give the items again. It is never started.
open class CSIndexExtensionRequestHandler: NSObject, CSSearchableIndexDelegate {
  public override init() {}

  /// Says it is done, unless overridden.
  open func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler:
      @escaping () -> Void
  ) { acknowledgementHandler() }

  /// Says it is done, unless overridden.
  open func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexSearchableItemsWithIdentifiers identifiers: [String],
    acknowledgementHandler: @escaping () -> Void
  ) { acknowledgementHandler() }
}
