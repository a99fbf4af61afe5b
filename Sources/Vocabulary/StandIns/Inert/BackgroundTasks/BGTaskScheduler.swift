public import Foundation
import FoundationAdditions

/// Work that waits for its time. Its time never comes here.
open class BGTask: NSObject, @unchecked Sendable {
  open var identifier: String { "" }
  open var expirationHandler: (() -> Void)?

  open func setTaskCompleted(success: Bool) {}
}

open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
open class BGProcessingTask: BGTask, @unchecked Sendable {}

open class BGTaskRequest: NSObject, @unchecked Sendable {
  public let identifier: String
  open var earliestBeginDate: Date?

  init(identifier: String) { self.identifier = identifier }
}

open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
  public override init(identifier: String) { super.init(identifier: identifier) }
}

open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  open var requiresNetworkConnectivity = false
  open var requiresExternalPower = false

  public override init(identifier: String) { super.init(identifier: identifier) }
}

/// Does work later. In a gallery there is no later: nothing is taken on.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  public struct Error: Swift.Error, Hashable, Sendable {
    public enum Code: Int, Sendable {
      case unavailable = 1
      case tooManyPendingTaskRequests, notPermitted
    }

    public let code: Code
  }

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
