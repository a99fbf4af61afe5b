import Foundation
import FoundationAdditions
import Testing

/// What errors say of themselves.
@Suite struct VitrineErrorTextTests {
  private enum Failure: Error { case first, second }
  private struct Told: LocalizedError { var errorDescription: String? }

  private func text(_ action: () throws -> Void) -> String {
    do { try action() } catch { return VitrineErrorText.of(error) }
    return ""
  }

  @Test func `an error that says nothing is told by its type and number`() {
    let name = String(reflecting: Failure.self)
    #expect(
      VitrineErrorText.of(Failure.second)
        == "The operation couldn’t be completed. (\(name) error 1.)")
    let known = NSError(domain: "Tea", code: 3)
    #expect(
      VitrineErrorText.of(known) == "The operation couldn’t be completed. (Tea error 3.)")
    let reason = [NSLocalizedFailureReasonErrorKey: "It is cold."]
    #expect(
      VitrineErrorText.of(NSError(domain: "Tea", code: 3, userInfo: reason))
        == "The operation couldn’t be completed. It is cold.")
    #expect(
      VitrineErrorText.of(URLError(.badServerResponse))
        == "The operation couldn’t be completed. (NSURLErrorDomain error -1011.)")
  }

  @Test func `what an error says itself is kept`() {
    #expect(VitrineErrorText.of(Told(errorDescription: "No tea.")) == "No tea.")
    #expect(VitrineErrorText.of(Told(errorDescription: nil)).hasPrefix("The operation couldn’t"))
    let said = NSError(domain: "Tea", code: 3, userInfo: [NSLocalizedDescriptionKey: "No tea."])
    #expect(VitrineErrorText.of(said) == "No tea.")
    #expect(VitrineErrorText.of(CancellationError()).hasPrefix("The operation couldn’t"))
  }

  @Test func `files and data are told by what is wrong with them`() {
    let absent = URL(fileURLWithPath: "/no/such/tea.json")
    #expect(
      text { _ = try Data(contentsOf: absent) }
        == "The file “tea.json” couldn’t be opened because there is no such file.")
    #expect(
      VitrineErrorText.of(CocoaError(.fileReadNoSuchFile))
        == "The file couldn’t be opened because it doesn’t exist.")
    #expect(VitrineErrorText.of(CocoaError(.fileNoSuchFile)) == "The file doesn’t exist.")
    let format = "The data couldn’t be read because it isn’t in the correct format."
    let missing = "The data couldn’t be read because it is missing."
    let decode = { (text: String) in
      _ = try JSONDecoder().decode([String: Int].self, from: Data(text.utf8))
    }
    #expect(text { try decode("{") } == format)
    #expect(text { try decode(#"{"a": "b"}"#) } == format)
    #expect(text { try decode(#"{"a": null}"#) } == missing)
    #expect(text { _ = try JSONSerialization.jsonObject(with: Data("{".utf8)) } == format)
  }

  @Test func `a request without a network says so in words`() async throws {
    let url = try #require(URL(string: "https://tea.example/"))
    await #expect {
      _ = try await FoundationAdditions.URLSession.shared.data(from: url)
    } throws: { error in
      VitrineErrorText.of(error) == "The Internet connection appears to be offline."
        && (error as? URLError)?.failingURL == url
    }
  }
}
