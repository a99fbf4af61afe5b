import GalleryServer

/// The options of `vitrine serve` besides those of rendering.
enum ServeOptions {
  static let port = CommandOption(
    "--port", "-p", value: "N", does: "the port (default: 8080, or the next that is free)")
  static let host = CommandOption(
    "--host", value: "ADDRESS",
    does: "the address to listen on (default: 127.0.0.1, for this machine alone)")

  /// The ports to try, in order.
  static func ports(_ arguments: Arguments) throws(UsageError) -> [UInt16] {
    guard let text = arguments.text(port) else { return Array(8080..<8180) }
    if let number = UInt16(text) { return [number] }
    throw UsageError(
      "--port cannot be \u{201C}\(text)\u{201D}.",
      hint: "Expected: a number up to 65535; 0 for any.")
  }

  static func host(_ arguments: Arguments) throws(UsageError) -> String {
    let text = arguments.text(host) ?? "127.0.0.1"
    if LocalServer.isHost(text) { return text }
    throw UsageError(
      "--host cannot be \u{201C}\(text)\u{201D}.",
      hint: "Expected: localhost or an address in figures; 0.0.0.0 for everybody.")
  }
}
