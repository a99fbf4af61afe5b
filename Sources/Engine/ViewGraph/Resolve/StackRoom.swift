import CLibrary

/// How much of the stack is left, for views whose bodies need so much of it that the limit of depth
/// comes too late.
enum StackRoom {
  /// The address above which views may still be resolved. Used on the main actor only; bound to
  /// nothing, as the closure below would be asked for its actor for every view.
  nonisolated(unsafe) private static var floor: UInt = 0

  /// Whether there is room for a view so deep in others, and for the passes to come.
  static func isEnough(at depth: Int) -> Bool {
    var marker: UInt8 = 0
    let here = withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
    if depth == 0 { floor = here > budget ? here - budget : 0 }
    return here > floor
  }

  /// Three quarters of a thread's stack, bytes: what is above the outermost view and what the last
  /// view needs shares the rest.
  private static let budget: UInt = {
    #if canImport(Glibc)
      var limit = rlimit()
      // A thread of a process without a limit gets 2 MB; more than 64 MB is not counted on.
      guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0,
        limit.rlim_cur < 1 << 40
      else { return 3 << 19 }
      return min(UInt(limit.rlim_cur), 64 << 20) / 4 * 3
    #else
      return 3 << 19
    #endif
  }()
}
