import FilePaths
import Foundation
import SourcePreparing

/// The headers that Swift code of a target sees: those of its bridging header or a framework's own,
/// or the public ones of a module that is not written in Swift.
struct HeaderFiles: Hashable, Sendable {
  /// Each behind those that it includes.
  private(set) var headers: [URL] = []
  /// Files in Objective-C that may say the values of constants.
  private(set) var code: [URL] = []
  /// Bytes of the headers.
  private var size = 0
  /// The folder that none lies outside of; nil for any.
  private var home: URL?

  /// More headers, or longer ones, are not those of an app.
  private static let most = (headers: 400, bytes: 1 << 20, all: 4 << 20)

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
    let map = WidgetExtension.file(settings["MODULEMAP_FILE"], of: target).flatMap(ModuleMap.init)
    guard !roots.isEmpty || target.isLibrary && (!code.isEmpty || map != nil) else { return }
    let listing = SourceListing(root)
    let all = listing.resources.filter { $0.hasSuffix(".h") }.map(root.appendingPathComponent)
    let search = HeaderSearch(settings, in: root, known: all)
    if target.isLibrary {
      roots += all.filter { $0.lastPathComponent == module + ".h" }.prefix(1)
      roots += map?.headers(in: search) ?? []
    }
    var seen: Set<String> = []
    for header in roots { add(header, search, &seen) }
    self.code = headers.isEmpty ? [] : code
  }

  /// The headers in a folder.
  ///
  /// - Parameters:
  ///   - names: paths of those that are for others, relative to the folder; nil for all of them.
  ///   - code: files in Objective-C beside them.
  ///   - home: the folder that nothing is read outside of; nil for no such folder.
  init(folder: URL, names: [String]? = nil, code: [URL] = [], within home: URL? = nil) {
    self.home = home?.resolvingSymlinksInPath()
    let all = SourceListing(folder, isWhole: true).resources.filter { $0.hasSuffix(".h") }
      .map(folder.appendingPathComponent)
    let search = HeaderSearch(folders: [folder], known: all)
    var seen: Set<String> = []
    let roots = names?.compactMap { MacDisk.find(folder.appendingPathComponent($0)) }
    for header in roots ?? all { add(header, search, &seen) }
    self.code = headers.isEmpty ? [] : code
  }

  var isEmpty: Bool { headers.isEmpty }

  private mutating func add(_ header: URL, _ search: HeaderSearch, _ seen: inout Set<String>) {
    guard seen.count < Self.most.headers, isWithin(header), seen.insert(header.path).inserted,
      let text = Self.text(header), size + text.utf8.count <= Self.most.all
    else { return }
    size += text.utf8.count
    for name in Self.included(text) {
      if let found = search.find(name, from: header) { add(found, search, &seen) }
    }
    headers.append(header)
  }

  private func isWithin(_ header: URL) -> Bool {
    home.map { PathReach.isInside(header.resolvingSymlinksInPath().path, $0.path) } ?? true
  }

  /// What `#import "X.h"` and `#include <Kit/X.h>` name.
  private static func included(_ text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let words = line.drop { $0.isWhitespace || $0 == "#" }
      guard line.contains("#"), words.hasPrefix("import") || words.hasPrefix("include") else {
        return nil
      }
      let parts = line.split(omittingEmptySubsequences: false) { "\"<>".contains($0) }
      return parts.count > 2 ? String(parts[1]) : nil
    }
  }

  /// The text of a header that is not too long.
  static func text(_ url: URL) -> String? {
    let url = url.resolvingSymlinksInPath()
    let values = try? url.resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey])
    guard let size = values?.fileSize, size <= most.bytes, values?.isRegularFile == true,
      let data = try? Data(contentsOf: url)
    else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  /// What they declare.
  var declarations: HeaderDeclarations {
    HeaderDeclarations(
      headers: headers.compactMap(Self.text), code: code.compactMap(Self.text))
  }
}
