import CLibrary

/// What the process has used so far.
enum Usage {
  /// Seconds of processor time.
  static var seconds: Double {
    let use = current
    let whole = use.ru_utime.tv_sec + use.ru_stime.tv_sec
    let parts = Int(use.ru_utime.tv_usec) + Int(use.ru_stime.tv_usec)
    return Double(whole) + Double(parts) / 1_000_000
  }

  /// The most memory held at any time, megabytes.
  static var peakMegabytes: Double { Double(current.ru_maxrss) / 1024 }

  private static var current: rusage {
    var use = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &use)
    return use
  }
}
