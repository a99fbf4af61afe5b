import CLibrary
import Encodings

/// Messages to and from the compiler: eight bytes of length, little-endian, then JSON.
enum PluginConnection {
  /// The next message; nil when the connection is closed or broken.
  static func receive() -> JSONValue? {
    guard let head = bytes(8) else { return nil }
    let length = head.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length < 1 << 31, let body = bytes(Int(length)) else { return nil }
    return JSONValue(parsing: body)
  }

  /// Sends a message; a broken connection ends the process.
  static func send(_ text: String) {
    let body = Array(text.utf8)
    let length = UInt64(body.count)
    let head = (0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * UInt64($0))) }
    put(head + body)
  }

  private static func bytes(_ count: Int) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let received = buffer.withUnsafeMutableBytes { storage in
        read(0, storage.baseAddress! + filled, count - filled)
      }
      guard received > 0 else { return nil }
      filled += received
    }
    return buffer
  }

  private static func put(_ bytes: [UInt8]) {
    var sent = 0
    while sent < bytes.count {
      let written = bytes.withUnsafeBytes { storage in
        write(1, storage.baseAddress! + sent, bytes.count - sent)
      }
      guard written > 0 else { exit(1) }
      sent += written
    }
  }
}
