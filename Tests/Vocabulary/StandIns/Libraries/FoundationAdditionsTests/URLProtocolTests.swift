import Foundation
import FoundationAdditions
import Testing

private final class Loader: URLProtocol, @unchecked Sendable {
  override class func canInit(with request: URLRequest) -> Bool { true }
}

@Test("A session keeps loaders of an app's own")
func loaders() throws {
  let settings = URLSessionConfiguration.ephemeral
  settings.protocolClasses = [Loader.classForCoder()]
  #expect(settings.protocolClasses?.first is Loader.Type)
  let request = URLRequest(url: try #require(URL(string: "https://example.com")))
  #expect(Loader.canInit(with: request) && !URLProtocol.canInit(with: request))
  #expect(Loader(request: request, cachedResponse: nil, client: nil).request.url == request.url)
}
