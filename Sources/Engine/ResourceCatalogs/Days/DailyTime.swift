/// A time of day, such as `07:30`; `24:00` is the end of the day.
package struct DailyTime: Hashable, Comparable, Sendable {
  /// Since midnight, from 0 to 1,440.
  package let minutes: Int

  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.count == 2 && $0.allSatisfy(\.isWholeNumber) }),
      let hours = Int(parts[0]), let minutes = Int(parts[1]), (0..<60).contains(minutes),
      (0...24).contains(hours), hours * 60 + minutes <= 1440
    else { return nil }
    self.minutes = hours * 60 + minutes
  }

  package static func < (one: DailyTime, other: DailyTime) -> Bool { one.minutes < other.minutes }
}

/// A span of every day, such as `07:00-23:00`; one that ends before it begins goes over midnight.
package struct DailySpan: Hashable, Sendable {
  package let start, end: DailyTime

  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).compactMap {
      DailyTime($0)
    }
    guard parts.count == 2 else { return nil }
    (start, end) = (parts[0], parts[1])
  }
}

extension DailyTime: Decodable {
  package init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let time = DailyTime(text) else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "“\(text)” is no time of day such as 07:30."))
    }
    self = time
  }
}

extension DailySpan: Decodable {
  package init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let span = DailySpan(text) else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "“\(text)” is no span of a day such as 07:00-23:00."))
    }
    self = span
  }
}
