import Foundation
import SwiftUI
import Testing

/// Values that user defaults hold and that may be missing.
@MainActor @Suite struct AppStorageTests {
  private enum Drink: String { case tea, coffee }
  private enum Size: Int { case small = 1, large }

  private let store = UserDefaults(suiteName: "AppStorageTests") ?? .standard

  /// What is read first, and after a value was set and taken away again.
  private func course<Value: Equatable>(_ stored: AppStorage<Value?>, _ value: Value) -> [Value?] {
    let first = stored.wrappedValue
    stored.wrappedValue = value
    let second = stored.wrappedValue
    stored.wrappedValue = nil
    return [first, second, stored.wrappedValue]
  }

  @Test func `what is missing is none, and what is set is kept`() throws {
    let link = try #require(URL(string: "https://example.org/a"))
    let moment = Date(timeIntervalSince1970: 7)
    #expect(course(AppStorage<URL?>("link", store: store), link) == [nil, link, nil])
    let file = URL(fileURLWithPath: "/a/b")
    #expect(course(AppStorage<URL?>("link", store: store), file) == [nil, file, nil])
    #expect(AppStorage(wrappedValue: link, "none", store: store).wrappedValue == link)
    #expect(course(AppStorage<Date?>("moment", store: store), moment) == [nil, moment, nil])
    #expect(course(AppStorage<Drink?>("drink", store: store), .coffee) == [nil, .coffee, nil])
    #expect(course(AppStorage<Size?>("size", store: store), .large) == [nil, .large, nil])
  }
}
