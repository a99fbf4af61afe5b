public import Foundation

/// Foundation keeps the way to make a `ProcessInfo` to itself, which Apple's does not; it tells of
/// one process, whichever is asked.
public protocol VitrineProcessInfo {}

extension ProcessInfo: VitrineProcessInfo {}

extension VitrineProcessInfo where Self == ProcessInfo {
  public init() { self = .processInfo }
}
