import Foundation
import SourcePreparing

/// The headers that Swift code of a target sees without importing a module: those of its bridging
/// header, or of a framework's own.
struct HeaderFiles: Hashable, Sendable {
  /// Each behind those that it includes.
  private(set) var headers: [URL] = []
  /// Files in Objective-C that may say the values of constants.
  private(set) var code: [URL] = []

  /// More headers, or longer ones, are not those of an app.
  private static let most = (headers: 400, bytes: 1 << 20)

  init() {}

  /// - Parameters:
  ///   - module: the name of the target's module.
  ///   - code: the target's files that are not Swift.
  init(_ target: XcodeTarget, _ settings: BuildSettings, module: String, code: [URL]) {
    let root = target.document.sourceRoot
    var roots: [URL] = []
    if let bridging = WidgetExtension.file(settings["SWIFT_OBJC_BRIDGING_HEADER"], of: target) {
      roots.append(bridging)
    }
    guard !roots.isEmpty || target.isLibrary && !code.isEmpty else { return }
    let listing = SourceListing(root)
    let all = listing.resources.filter { $0.hasSuffix(".h") }.map(root.appendingPathComponent)
    if target.isLibrary { roots += all.filter { $0.lastPathComponent == module + ".h" }.prefix(1) }
    let byName = Dictionary(all.map { ($0.lastPathComponent, $0) }) { first, _ in first }
    var seen: Set<String> = []
    for header in roots { add(header, byName, &seen) }
    self.code = headers.isEmpty ? [] : code
  }

  private mutating func add(_ header: URL, _ known: [String: URL], _ seen: inout Set<String>) {
    guard seen.insert(header.path).inserted, seen.count <= Self.most.headers,
      let text = Self.text(header)
    else { return }
    for name in Self.included(text) {
      let beside = header.deletingLastPathComponent().appendingPathComponent(name)
      let last = (name as NSString).lastPathComponent
      if let found = DiskPath.find(beside.standardizedFileURL) ?? known[last] {
        add(found, known, &seen)
      }
    }
    headers.append(header)
  }

  /// What `#import "X.h"` and `#include <Kit/X.h>` name.
  private static func included(_ text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let line = line.trimmingPrefix { $0.isWhitespace }
      guard line.hasPrefix("#import") || line.hasPrefix("#include") else { return nil }
      let parts = line.split(omittingEmptySubsequences: false) { "\"<>".contains($0) }
      return parts.count > 2 ? String(parts[1]) : nil
    }
  }

  private static func text(_ url: URL) -> String? {
    guard let data = try? Data(contentsOf: url), data.count <= most.bytes else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  /// What they declare.
  var declarations: HeaderDeclarations {
    HeaderDeclarations(
      headers: headers.compactMap(Self.text), code: code.compactMap(Self.text))
  }
}
