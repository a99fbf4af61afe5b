import DiagnosticRecords

/// Watches how much memory a provider takes while it answers. Drawing is no part of it, which
/// happens in another way here than on a device.
struct MemoryGauge {
  /// Megabytes.
  let limit: Double
  private let start: Int

  init(limit: Double) {
    self.limit = limit
    OwnMemory.forgetPeak()
    start = OwnMemory.now
  }

  /// What to say if more was taken since the beginning than allowed. No number: it would differ
  /// from machine to machine.
  func excess(_ question: String, _ family: String) -> Diagnostic? {
    guard Double(OwnMemory.peak - start) > limit * 1_048_576 else { return nil }
    let size = limit == limit.rounded() ? "\(Int(limit))" : "\(limit)"
    return Diagnostic(
      .memoryLimit, "\(question) for \(family) took more than \(size) MB of memory.",
      hint: "A device ends a widget's process at about 30 MB. Make fewer entries and smaller "
        + "pictures, or set another limit with --memory-limit.")
  }
}

extension Rule {
  static let memoryLimit = Rule(
    "memory-limit", fault: .widget, .warning,
    "A question took more memory than a device has for a widget",
    why: "A device ends a widget's process at about 30 MB.",
    remedy: "Make fewer entries and smaller pictures, or set another limit with --memory-limit.")
}
