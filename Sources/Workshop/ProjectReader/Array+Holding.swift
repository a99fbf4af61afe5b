import CLibrary

extension Array<UInt8> {
  /// Whether some bytes, of which there is at least one, are among these, one after another: what
  /// the C library finds many times as fast as a search through any collection.
  func holds(_ word: [UInt8]) -> Bool {
    withUnsafeBytes { all in
      guard var next = all.baseAddress else { return false }
      let end = next + all.count
      while end - next >= word.count, let found = memchr(next, Int32(word[0]), end - next) {
        let hit = UnsafeRawPointer(found)
        if end - hit >= word.count, memcmp(hit, word, word.count) == 0 { return true }
        next = hit + 1
      }
      return false
    }
  }
}
