import Encodings
package import Foundation

/// What some files say, as a name: the same wherever and whenever they were checked out.
package struct SourceVersion {
  /// Paths relative to the root, sorted.
  let files: [String]
  let root: URL
  /// Where to note what the files said when they were last read, so that they need not be read
  /// again while the system says that nobody has touched them.
  let memo: URL

  package init(files: [String], root: URL, memo: URL) {
    (self.files, self.root, self.memo) = (files, root, memo)
  }

  package var text: String {
    var states = Fingerprint()
    states.add(root.path)
    for file in files { states.add(stateOf: root.path + "/" + file) }
    let known = (try? String(contentsOf: memo, encoding: .utf8))?.split(separator: "\n") ?? []
    if known.count == 2, known[0] == states.text { return String(known[1]) }
    var contents = Fingerprint()
    for file in files {
      contents.add(file)
      let data = try? Data(contentsOf: root.appendingPathComponent(file))
      (data ?? Data()).withUnsafeBytes { contents.add($0) }
    }
    // A cache that cannot be written to costs reading the files every time.
    try? FileManager.default.createDirectory(
      at: memo.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? Data("\(states.text)\n\(contents.text)\n".utf8).write(to: memo, options: .atomic)
    return contents.text
  }
}
