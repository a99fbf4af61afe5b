/// Plug-ins of packages that write code while a target is built.
enum Generators {
  /// Those that a target of an Xcode project names, as identifiers, sorted.
  static func named(by target: XcodeTarget) -> [String] {
    let products = target.object.objects("dependencies").compactMap {
      $0.object("productRef")?.text("productName")
    }
    return writing(products.compactMap(plugin))
  }

  /// Those of some plug-ins, as identifiers, sorted. The others look at code: their names say so.
  static func writing(_ plugins: [String]) -> [String] {
    let writers = plugins.filter { name in
      let name = name.lowercased()
      return !["lint", "format"].contains(where: name.contains)
    }
    return Set(writers.map(SettingReferences.identifier)).sorted()
  }

  /// `Client` of `plugin:Client`, as Xcode spells products that are plug-ins; nil for others.
  private static func plugin(_ product: String) -> String? {
    let mark = "plugin:"
    return product.hasPrefix(mark) ? String(product.dropFirst(mark.count)) : nil
  }

  /// Where a module that is made in place of what a plug-in writes would come from.
  static func origin(_ target: String) -> String {
    "It is a plug-in that writes code while \(target) is built, and it is not run."
  }
}
