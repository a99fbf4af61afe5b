import Foundation

/// The fonts asked for last, by size and weight: quicker found than among all, as a widget has few
/// and asks for them with every text.
struct RecentFonts {
  /// A request with its answer.
  private struct Entry {
    let request: FontRequest
    let font: ResolvedFont
  }

  /// Each request has one slot that it can lie in.
  private var entries = [Entry?](repeating: nil, count: 32)

  subscript(request: FontRequest) -> ResolvedFont? {
    get {
      guard let slot = Self.slot(of: request), let entry = entries[slot],
        entry.request == request
      else { return nil }
      return entry.font
    }
    set {
      guard let slot = Self.slot(of: request) else { return }
      entries[slot] = newValue.map { Entry(request: request, font: $0) }
    }
  }

  /// nil for fonts that are not asked for by a size.
  private static func slot(of request: FontRequest) -> Int? {
    guard case .system(let size)? = request.font?.base else { return nil }
    let weight = request.font?.weight?.number ?? request.context.weightOverride?.number ?? 0
    let bits = UInt32(truncatingIfNeeded: Double(size).bitPattern >> 32)
    return Int(((bits ^ UInt32(truncatingIfNeeded: weight)) &* 0x9E37_79B1) >> 27)
  }
}
