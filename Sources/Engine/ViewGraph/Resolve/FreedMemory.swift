import CLibrary

/// Keeps what one picture has freed for the next. The GNU C library gives memory back to the system
/// as soon as 128 kB are free at the end of the heap, which is after every picture of some hundreds
/// of nodes: the next one would get it page by page again, in an eighth of all its time.
enum FreedMemory {
  /// Asked for with every render; done once in a process.
  static func keep() { kept }

  private static let kept: Void = {
    // By its name, as the system's module leaves it out and other C libraries have no such thing.
    guard let symbol = dlsym(nil, "mallopt") else { return }
    typealias Setting = @convention(c) (CInt, CInt) -> CInt
    let set = unsafeBitCast(symbol, to: Setting.self)
    _ = set(trimThreshold, most)
    _ = set(mapThreshold, most)
  }()

  /// How much may stay free, and be taken from the heap at once; bytes.
  private static let most: CInt = 16 << 20
  /// `M_TRIM_THRESHOLD`.
  private static let trimThreshold: CInt = -1
  /// `M_MMAP_THRESHOLD`.
  private static let mapThreshold: CInt = -3
}
