import Foundation
import Testing

@testable import FoundationAdditions

@Suite struct HTTPCookieTests {
  @Test func aCookieIsReadFromAnAnswer() throws {
    let page = try #require(URL(string: "https://tea.example/a"))
    let cookies = HTTPCookie.cookies(
      withResponseHeaderFields: ["set-cookie": "cup=3; Path=/a; =; Secure"], for: page)
    let cookie = try #require(cookies.first)
    #expect((cookie.name, cookie.value, cookie.path) == ("cup", "3", "/a"))
    #expect(cookie.domain == "tea.example" && cookie.isSecure)
    #expect(HTTPCookie.cookies(withResponseHeaderFields: ["Set-Cookie": "; =;"], for: page).isEmpty)
  }

  @Test func aServerIsNeverBelievedOrNot() {
    let space = URLProtectionSpace(
      host: "tea.example", port: 443, protocol: "https", realm: nil,
      authenticationMethod: NSURLAuthenticationMethodServerTrust)
    #expect(space.serverTrust == nil)
  }

  @Test func foldersAreThoseOfTheFileManager() {
    let folders = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)
    #expect(URL.cachesDirectory == folders.first)
    #expect(URL.documentsDirectory != URL.applicationSupportDirectory)
    #expect(Data.WritingOptions.atomicWrite == .atomic)
  }
}
