import Encodings
import Foundation

/// A package that a project description names, in the words of XcodeGen.
struct TuistPackage {
  let name: String
  let values: JSONValue

  /// `.package(url: …, from: …)`, `.remote(url: …, requirement: …)`, `.local(path: …)`; nil for
  /// what is none.
  ///
  /// - Parameters:
  ///   - paths: what its own path starts from.
  ///   - folder: the folder that starts from in turn.
  init?(_ value: TuistValue, _ paths: TuistPaths, seenFrom folder: URL) {
    if let path = paths.path(value["path"]) {
      let package = DiskPath.named(path, in: paths.folder)
      name = package.standardizedFileURL.lastPathComponent
      values = .object(["path": .string(DiskPath.relative(package, to: folder))])
      return
    }
    guard let address = value["url"]?.text else { return nil }
    let last = address.split(separator: "/").last.map(String.init) ?? address
    name = last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    var members: [String: JSONValue] = ["url": .string(address)]
    // `from: "1.0"`, `branch: "main"`, `.upToNextMajor(from: "1.0")`, `.exact("1.0")`
    for argument in value.arguments where argument.label != "url" {
      let inner = argument.value.arguments.first?.value
      if let text = argument.value.text ?? inner?.text,
        let key = Self.keys[argument.value.callee ?? argument.label ?? ""]
      {
        members[key] = .string(text)
      }
    }
    values = .object(members)
  }

  private static let keys = [
    "branch": "branch", "exact": "exactVersion", "from": "majorVersion", "revision": "revision",
    "upToNextMajor": "majorVersion", "upToNextMinor": "minorVersion",
  ]
}
