import Synchronization

/// The systems that are drawn.
///
/// It is public, although Apple has no such type, because the code that `vitrine build` prepares
/// asks it beside `#available`; widget code itself never names it.
public enum VitrineSystem {
  private static let major = Mutex(Int.max)

  /// Their version; greater than any where nobody has set it.
  public static var version: Int { major.withLock { $0 } }

  package static func set(version: Int) { major.withLock { $0 = version } }
}
