public import Foundation
import FoundationAdditions

/// Work that waits for its time. Its time never comes here.
open class BGTask: NSObject, @unchecked Sendable {
  /// The work's name.
  open var identifier: String { "" }
  /// What is done when time runs out.
  open var expirationHandler: (() -> Void)?

  /// Says that the work is done.
  open func setTaskCompleted(success: Bool) {}
}

/// A short look for news.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
/// Long work.
open class BGProcessingTask: BGTask, @unchecked Sendable {}

/// Asks for work to be done later.
open class BGTaskRequest: NSObject, @unchecked Sendable {
  /// The work's name.
  public let identifier: String
  /// When it may begin.
  open var earliestBeginDate: Date?

  init(identifier: String) { self.identifier = identifier }
}

/// Asks for a short look for news.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// A look of that name.
  public override init(identifier: String) { super.init(identifier: identifier) }
}

/// Asks for long work.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// Whether it needs a network.
  open var requiresNetworkConnectivity = false
  /// Whether it needs power.
  open var requiresExternalPower = false

  /// Work of that name.
  public override init(identifier: String) { super.init(identifier: identifier) }
}

/// Does work later. In a gallery there is no later: nothing is taken on.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  /// Why work is not taken on.
  public struct Error: Swift.Error, Hashable, Sendable {
    /// Sorts of reasons.
    public enum Code: Int, Sendable {
      case unavailable = 1
      case tooManyPendingTaskRequests, notPermitted
    }

    /// The sort of reason.
    public let code: Code
  }

  /// The app's.
  public static let shared = BGTaskScheduler()

  /// Does not remember who does the work.
  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool {
    Self.reportNoLater()
    return false
  }

  /// Fails: nothing is taken on.
  open func submit(_ taskRequest: BGTaskRequest) throws {
    Self.reportNoLater()
    throw Error(code: .unavailable)
  }
  /// Does nothing: nothing waits.
  open func cancel(taskRequestWithIdentifier identifier: String) {}
  /// Does nothing: nothing waits.
  open func cancelAllTaskRequests() {}
  /// What waits: nothing.
  open func pendingTaskRequests() async -> [BGTaskRequest] { [] }

  private class func reportNoLater() {
    HostDiagnostics.reportInert("BackgroundTasks", "no work is taken on for later")
  }
}
