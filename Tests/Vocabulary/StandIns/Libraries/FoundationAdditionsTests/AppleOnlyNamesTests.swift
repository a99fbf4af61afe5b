import Foundation
import FoundationAdditions
import Testing

/// Names of Foundation that Linux lacks and that apps share with their widgets.
struct AppleOnlyNamesTests {
  @Test func `a number becomes a length`() {
    #expect(CGFloat(truncating: NSNumber(value: 2.5)) == 2.5)
    #expect(CGFloat(exactly: NSNumber(value: 3)) == 3)
  }

  @Test func `the shared cache is the one that was set`() {
    let cache = URLCache(memoryCapacity: 1, diskCapacity: 2)
    let before = URLCache.shared
    URLCache.shared = cache
    defer { URLCache.shared = before }
    #expect(URLCache.shared === cache)
  }

  @Test func `a text is written in another script`() {
    #expect("Ａあ".applyingTransform(.fullwidthToHalfwidth, reverse: false) == "Aあ")
    #expect("éa".dropFirst(0).applyingTransform(.stripDiacritics, reverse: false) == "ea")
  }

  @Test func `notices between programs reach the own observers`() {
    let name = Notification.Name("tide")
    let center = DistributedNotificationCenter.default()
    nonisolated(unsafe) var heard: [String] = []
    let observer = center.addObserver(forName: name, object: nil, queue: nil) { notice in
      heard.append("\(notice.object ?? "nothing") \(notice.userInfo?["a"] ?? "")")
    }
    center.postNotificationName(name, object: "app", userInfo: ["a": 1], deliverImmediately: true)
    center.removeObserver(observer)
    center.postNotificationName(name, object: "app")
    #expect(heard == ["app 1"])
  }

  @Test func `progress can be made of nothing`() {
    let progress: Progress = .init()
    #expect(progress.totalUnitCount == 0 && Progress(totalUnitCount: 3).totalUnitCount == 3)
    let count: NSInteger = 2
    #expect(count + Int(NSUInteger(1)) == 3)
  }

  @Test func `tasks have priorities, and errors no network to explain`() {
    let request = FoundationAdditions.URLRequest(url: URL(fileURLWithPath: "/tide"))
    let task = FoundationAdditions.URLSession.shared.dataTask(with: request)
    #expect(task.priority == FoundationAdditions.URLSessionTask.defaultPriority)
    #expect(FoundationAdditions.URLSessionTask.lowPriority < task.priority)
    #expect(FoundationAdditions.URLSessionTask.highPriority > task.priority)
    #expect(URLError(.timedOut).networkUnavailableReason == nil)
  }

  @Test func `nobody is signed in to iCloud`() {
    #expect(FileManager.default.ubiquityIdentityToken == nil)
    #expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
  }

  @Test func `keys are those of property lists and notices`() {
    let names = [kCFBundleNameKey, kCFBundleVersionKey, kCFBundleIdentifierKey] as [String?]
    #expect(names == ["CFBundleName", "CFBundleVersion", "CFBundleIdentifier"])
    let reasons = [
      NSUbiquitousKeyValueStoreServerChange, NSUbiquitousKeyValueStoreInitialSyncChange,
      NSUbiquitousKeyValueStoreQuotaViolationChange, NSUbiquitousKeyValueStoreAccountChange,
    ]
    #expect(reasons == [0, 1, 2, 3])
  }

  @Test func `every code of an error has its short name`() {
    #expect(URLError.appTransportSecurityRequiresSecureConnection.rawValue == -1022)
    #expect(URLError.dataLengthExceedsMaximum.rawValue == -1103)
    #expect(URLError(URLError.Code(rawValue: -1001), userInfo: [:]).code == .timedOut)
    #expect(URLError(URLError.Code(rawValue: 404)).code == .unknown)
  }

  @Test func `a request tells its address`() {
    let request = FoundationAdditions.URLRequest(url: URL(fileURLWithPath: "/tide"))
    #expect(request.debugDescription == "file:///tide")
    #expect("\(request)" == "file:///tide")
  }
}
