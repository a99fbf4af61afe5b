import ResourceCatalogs
import WidgetSettings

/// The symbols Xcode generates for asset catalogs: `ColorResource.brand`, `ImageResource.logo`, and
/// the colours as members of `Color`, `ShapeStyle`, `UIColor` and the images of `UIImage`.
///
/// Of two assets with one symbol the first by name has it. What the program declares itself and
/// what the system has under that name is left out, as it is by Xcode.
struct AssetSymbols {
  /// An asset with its symbol, or a namespace with what is in it.
  private indirect enum Entry {
    case symbol(String, asset: String)
    case namespace(String, [Entry])
  }

  /// Members the program adds to types itself.
  private let members: Set<FileFacts.ExtensionMember>
  /// The name of the bundle that they lie in; nil for the program's own.
  private let bundle: String?
  private let colors: [Entry]
  private let images: [Entry]

  /// - Parameters:
  ///   - catalogs: paths of `.xcassets` folders.
  ///   - members: what the program adds to types itself.
  ///   - bundle: the name of the bundle that they lie in; nil for the program's own.
  init(_ catalogs: [String], members: Set<FileFacts.ExtensionMember>, bundle: String? = nil) {
    self.bundle = bundle
    var colors: [[String]: String] = [:]
    var images: [[String]: String] = [:]
    for catalog in catalogs {
      for case .set(let kind, let name, _) in AssetListing(catalog).entries {
        let path = name.split(separator: "/").map(String.init)
        if kind == .color { colors[path] = name } else { images[path] = name }
      }
    }
    self.members = members
    self.colors = Self.tree(colors, dropping: "color")
    self.images = Self.tree(images, dropping: "image")
  }

  /// Groups assets by their first component, in order of names.
  private static func tree(_ assets: [[String]: String], dropping ending: String) -> [Entry] {
    var groups: [String: [[String]: String]] = [:]
    var entries: [Entry] = []
    var taken: Set<String> = []
    for (path, asset) in assets {
      guard let first = path.first else { continue }
      groups[first, default: [:]][Array(path.dropFirst())] = asset
    }
    for first in groups.keys.sorted() {
      var inner = groups[first] ?? [:]
      if let asset = inner.removeValue(forKey: []),
        let name = AssetSymbolName(first, dropping: ending)?.text, taken.insert(name).inserted
      {
        entries.append(.symbol(name, asset: asset))
      }
      if !inner.isEmpty, let name = AssetSymbolName(namespace: first)?.text,
        taken.insert(name).inserted
      {
        entries.append(.namespace(name, tree(inner, dropping: ending)))
      }
    }
    return entries
  }

  /// One file; nil if there are no assets.
  func text(for platform: TargetPlatform) -> String? {
    guard !colors.isEmpty || !images.isEmpty else { return nil }
    var parts = [
      part("ColorResource", colors, [], resource("ColorResource")),
      part("ImageResource", images, [], resource("ImageResource")),
      part("SwiftUI.Color", colors, Self.systemColors, Self.value("SwiftUI.Color", "")),
      part(
        "SwiftUI.ShapeStyle", where: " where Self == SwiftUI.Color",
        colors.filter { if case .symbol = $0 { true } else { false } },
        Self.systemColors.union(Self.systemStyles), Self.value("SwiftUI.Color", "")),
    ]
    var imports = "import SwiftUI\n"
    if !platform.missingModules.contains("UIKit") {
      imports += "import UIKit\n"
      parts += [
        part("UIKit.UIColor", colors, Self.uiColors, Self.value("UIKit.UIColor", "resource: ")),
        part("UIKit.UIImage", images, Self.uiImages, Self.value("UIKit.UIImage", "resource: ")),
      ]
    }
    return imports + "\n" + parts.compactMap { $0 }.joined(separator: "\n")
  }

  /// How a member is written: its name, the asset's, and the path of symbols to it.
  private typealias Member = (_ name: String, _ asset: String, _ symbol: String) -> String

  private func resource(_ type: String) -> Member {
    let prefix = bundle.map { $0 + "/" } ?? ""
    return { name, asset, _ in
      "static let \(name) = \(type)(name: \(SwiftCode.literal(prefix + asset)), bundle: .main)"
    }
  }

  private static func value(_ type: String, _ label: String) -> Member {
    { name, _, symbol in "static var \(name): \(type) { \(type)(\(label)\(symbol)) }" }
  }

  private func part(
    _ type: String, where condition: String = "", _ entries: [Entry], _ system: Set<String>,
    _ member: Member
  ) -> String? {
    let short = type.split(separator: ".").last.map(String.init) ?? type
    let free = entries.filter { entry in
      let name = Self.name(of: entry)
      return !system.contains(name)
        && ![short, type].contains { members.contains(.init(type: $0, name: name)) }
    }
    guard !free.isEmpty else { return nil }
    let lines = Self.lines(free, "  ", ".", member)
    return "nonisolated extension \(type)\(condition) {\n" + lines.joined() + "}\n"
  }

  private static func name(of entry: Entry) -> String {
    switch entry {
    case .symbol(let name, _), .namespace(let name, _): name
    }
  }

  private static func lines(
    _ entries: [Entry], _ indent: String, _ symbol: String, _ member: Member
  ) -> [String] {
    entries.flatMap { entry -> [String] in
      switch entry {
      case .symbol(let name, let asset):
        return [indent + member(name, asset, symbol + name) + "\n"]
      case .namespace(let name, let inner):
        return ["\(indent)nonisolated enum \(name) {\n"]
          + lines(inner, indent + "  ", "\(symbol)\(name).", member) + ["\(indent)}\n"]
      }
    }
  }
}
