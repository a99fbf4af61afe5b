import Foundation
import FoundationAdditions
import Testing

/// What code asks of a session by a protocol of its own.
private protocol Loader {
  func data(from url: URL) async throws -> (Data, FoundationAdditions.URLResponse)
}

extension FoundationAdditions.URLSession: Loader {}

@Suite struct URLSessionDataTests {
  @Test func loadingWithoutDelegateIsAFunctionOfItsOwn() async {
    let session = FoundationAdditions.URLSession.shared
    let load: (URL) async throws -> (Data, FoundationAdditions.URLResponse) =
      session.data(from:)
    await #expect(throws: URLError.self) { try await load(URL(fileURLWithPath: "/none")) }
    let loader: any Loader = session
    await #expect(throws: URLError.self) {
      try await loader.data(from: URL(fileURLWithPath: "/none"))
    }
  }
}
