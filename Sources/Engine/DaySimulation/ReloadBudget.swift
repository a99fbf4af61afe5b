import Foundation

/// What reloads of one widget may cost: so many in any 24 hours, earned bit by bit while the device
/// is in use (Facts/timelines.md#reloads).
struct ReloadBudget {
  /// In 24 hours.
  let allowance: Int
  /// How many can be saved.
  private let most: Double
  /// Earned in a second of use.
  private let rate: Double
  private var saved: Double
  private var savedAt: Date
  private var granted: [Date] = []

  private static let day: TimeInterval = 86_400

  init(allowance: Int, most: Double, secondsAwake: Double, at start: Date) {
    self.allowance = allowance
    self.most = max(1, most)
    rate = Double(allowance) / max(1, secondsAwake)
    (saved, savedAt) = (self.most, start)
  }

  /// How many are left of 24 hours.
  func left(at date: Date) -> Int { max(0, allowance - count(before: date)) }

  private func count(before date: Date) -> Int {
    granted.count { date.timeIntervalSince($0) < Self.day }
  }

  private func saved(at date: Date, _ device: DeviceDays) -> Double {
    min(most, saved + rate * device.secondsAwake(from: savedAt, to: date))
  }

  /// The first moment from a date on at which one is left; nil for never.
  func next(from date: Date, _ device: DeviceDays) -> Date? {
    guard allowance > 0 else { return nil }
    var next = date
    let recent = granted.filter { date.timeIntervalSince($0) < Self.day }
    if recent.count >= allowance {
      next = recent[recent.count - allowance].addingTimeInterval(Self.day)
    }
    let missing = 1 - saved(at: next, device)
    // Whole seconds: rounding must not leave a bit missing.
    return missing <= 1e-9 ? next : next.addingTimeInterval((missing / rate).rounded(.up))
  }

  mutating func take(at date: Date, _ device: DeviceDays) {
    (saved, savedAt) = (saved(at: date, device) - 1, date)
    granted.append(date)
  }
}
