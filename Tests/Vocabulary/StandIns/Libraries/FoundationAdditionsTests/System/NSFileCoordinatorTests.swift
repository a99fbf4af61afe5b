import Foundation
import FoundationAdditions
import Testing

@Suite struct NSFileCoordinatorTests {
  private final class Presenter: NSObject, NSFilePresenter {
    let presentedItemURL: URL? = URL(fileURLWithPath: "/tide")
    let presentedItemOperationQueue = OperationQueue.main
  }

  @Test func `who asks for a file has it at once`() {
    var error: NSError?
    var seen: [URL] = []
    let (one, other) = (URL(fileURLWithPath: "/a"), URL(fileURLWithPath: "/b"))
    let coordinator = NSFileCoordinator(filePresenter: Presenter())
    coordinator.coordinate(readingItemAt: one, error: &error) { seen.append($0) }
    coordinator.coordinate(writingItemAt: other, options: .forReplacing, error: &error) {
      seen.append($0)
    }
    coordinator.coordinate(readingItemAt: one, writingItemAt: other, error: nil) {
      seen += [$0, $1]
    }
    #expect(seen == [one, other, one, other] && error == nil)
  }

  @Test func `nobody else has any file`() {
    let presenter = Presenter()
    NSFileCoordinator.addFilePresenter(presenter)
    #expect(NSFileCoordinator.filePresenters.isEmpty)
    nonisolated(unsafe) var isAllowed = false
    presenter.accommodatePresentedItemDeletion { isAllowed = $0 == nil }
    #expect(isAllowed)
  }
}
