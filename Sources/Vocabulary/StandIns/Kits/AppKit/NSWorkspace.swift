public import Foundation
public import UIKit

/// What a person has open on a Mac: nothing runs here, and nothing is opened.
open class NSWorkspace: NSObject, @unchecked Sendable {
  public static let shared = NSWorkspace()

  public static let screensDidWakeNotification =
    Notification.Name("NSWorkspaceScreensDidWakeNotification")
  public static let screensDidSleepNotification =
    Notification.Name("NSWorkspaceScreensDidSleepNotification")
  public static let didWakeNotification = Notification.Name("NSWorkspaceDidWakeNotification")
  public static let willSleepNotification = Notification.Name("NSWorkspaceWillSleepNotification")

  public let notificationCenter = NotificationCenter()

  open var runningApplications: [NSRunningApplication] { [] }
  open var frontmostApplication: NSRunningApplication? { nil }

  @discardableResult open func open(_ url: URL) -> Bool { false }
  open func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { nil }
  open func urlForApplication(toOpen url: URL) -> URL? { nil }
  open func activateFileViewerSelecting(_ fileURLs: [URL]) {}
  @discardableResult
  open func selectFile(_ fullPath: String?, inFileViewerRootedAtPath root: String) -> Bool { false }

  /// The picture that stands for files of no known kind.
  open func icon(forFile fullPath: String) -> NSImage {
    NSImage(systemName: "doc") ?? NSImage()
  }
}

/// An application that runs; there are none.
open class NSRunningApplication: NSObject, @unchecked Sendable {
  open var bundleIdentifier: String? { nil }
  open var localizedName: String? { nil }
  open var bundleURL: URL? { nil }
  open var processIdentifier: pid_t { -1 }
  open var isActive: Bool { false }
  open var isHidden: Bool { false }
  open var icon: NSImage? { nil }

  open class func runningApplications(
    withBundleIdentifier bundleIdentifier: String
  ) -> [NSRunningApplication] { [] }
}
