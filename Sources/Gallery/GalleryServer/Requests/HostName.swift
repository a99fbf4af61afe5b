import CLibrary

/// Who a request means to speak to.
///
/// A page of another site can make its own name lead to this machine and then read what it likes;
/// the request still carries that name (DNS rebinding). So only names that nobody else can own are
/// answered: `localhost`, addresses, and the one the server was told to listen on.
enum HostName {
  /// - Parameters:
  ///   - field: The request's `Host`, with or without a port.
  ///   - own: The name or address listened on.
  static func isOurs(_ field: String, own: String) -> Bool {
    let name = withoutPort(field).lowercased()
    return name == "localhost" || name == own.lowercased() || isAddress(name)
  }

  private static func withoutPort(_ field: String) -> String {
    if field.hasPrefix("["), let end = field.firstIndex(of: "]") {
      return String(field[field.index(after: field.startIndex)..<end])
    }
    guard let colon = field.lastIndex(of: ":"), field.firstIndex(of: ":") == colon else {
      return field
    }
    return String(field[..<colon])
  }

  /// Whether it is an address in figures, of either kind.
  static func isAddress(_ name: String) -> Bool {
    var bytes = [UInt8](repeating: 0, count: 16)
    return inet_pton(AF_INET, name, &bytes) == 1 || inet_pton(AF_INET6, name, &bytes) == 1
  }
}
