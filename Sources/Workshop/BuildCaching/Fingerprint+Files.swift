import CLibrary
package import Encodings

extension Fingerprint {
  /// Adds what changes whenever a file does, without reading it: which file it is, its size, and
  /// when it was last written to and moved about.
  package mutating func add(stateOf path: String) {
    var info = stat()
    add(path)
    guard stat(path, &info) == 0 else { return add("") }
    #if canImport(Darwin)
      let times = [info.st_mtimespec, info.st_ctimespec]
    #else
      let times = [info.st_mtim, info.st_ctim]
    #endif
    for value in [Int(info.st_size), Int(info.st_ino)] + times.flatMap({ [$0.tv_sec, $0.tv_nsec] })
    { add(UInt64(truncatingIfNeeded: value)) }
  }
}
