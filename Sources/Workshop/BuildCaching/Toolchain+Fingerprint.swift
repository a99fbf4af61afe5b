import Encodings
import Foundation
package import ProcessRunning

extension Toolchain {
  /// Changes when another compiler is installed, and is the same wherever this one lies; asks no
  /// program. Compilers are long: their ends hold what the linker knows them by.
  package var fingerprint: String {
    var fingerprint = Fingerprint()
    for name in ["swiftc", "swift-frontend"] {
      let program = binaries.appendingPathComponent(name).resolvingSymlinksInPath()
      guard let data = try? Data(contentsOf: program, options: .alwaysMapped) else { continue }
      fingerprint.add("\(name) \(data.count)")
      let ends = data.prefix(Self.sample) + data.suffix(Self.sample)
      ends.withUnsafeBytes { fingerprint.add($0) }
    }
    return fingerprint.text
  }

  /// Bytes read at either end of a compiler.
  private static let sample = 16_384
}
