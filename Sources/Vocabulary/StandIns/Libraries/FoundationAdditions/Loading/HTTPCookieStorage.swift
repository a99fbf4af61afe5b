public import Foundation
import Synchronization

/// The cookies of the app. There are none but those that the widget's own code puts in.
open class HTTPCookieStorage: NSObject, @unchecked Sendable {
  public static let shared = HTTPCookieStorage()

  open class func sharedCookieStorage(
    forGroupContainerIdentifier identifier: String
  ) -> HTTPCookieStorage { shared }

  open var cookieAcceptPolicy = HTTPCookie.AcceptPolicy.onlyFromMainDocumentDomain
  private let kept = Mutex<[HTTPCookie]>([])

  open var cookies: [HTTPCookie]? { kept.withLock { $0 } }

  open func cookies(for url: URL) -> [HTTPCookie]? {
    let host = url.host ?? ""
    return kept.withLock { all in
      all.filter { host == $0.domain || host.hasSuffix("." + $0.domain.trimmingPrefix(".")) }
    }
  }

  open func setCookie(_ cookie: HTTPCookie) {
    kept.withLock { all in
      all.removeAll { $0.isSame(as: cookie) }
      all.append(cookie)
    }
  }

  open func setCookies(_ cookies: [HTTPCookie], for url: URL?, mainDocumentURL: URL?) {
    cookies.forEach(setCookie)
  }

  open func deleteCookie(_ cookie: HTTPCookie) {
    kept.withLock { all in all.removeAll { $0.isSame(as: cookie) } }
  }

  open func removeCookies(since date: Date) { kept.withLock { $0 = [] } }
}

extension HTTPCookie {
  fileprivate func isSame(as other: HTTPCookie) -> Bool {
    (name, domain, path) == (other.name, other.domain, other.path)
  }
}
