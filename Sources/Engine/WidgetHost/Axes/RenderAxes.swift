import Foundation
import ResourceCatalogs

/// The axes there are: for each file of `themes/variants/` the type of its name in this module.
package enum RenderAxes {
  /// In the order of `themes/variants/`, which is that of the values in ids.
  package static let all: [any RenderAxis] = names.compactMap(type).map { $0.init() }

  /// The names of all files, whether or not there is a type for them, in order. One that cannot be
  /// read comes last; who wants its words is told why.
  package static let names: [String] = {
    let ids = ThemeFolder.standard.names(in: "variants")
    let ranked = ids.map { id in (order: (try? VariantAxis.load(id))?.order ?? .max, id: id) }
    return ranked.sorted(by: <).map(\.id)
  }()

  /// The names by type: what types are called takes the time of drawing a card to find out.
  static let namesOfTypes = Dictionary(
    names.compactMap { name in type(name).map { (ObjectIdentifier($0), name) } },
    uniquingKeysWith: { first, _ in first })

  package static func named(_ name: String) -> (any RenderAxis)? { all.first { $0.name == name } }

  /// The type of an axis. Programs hold every type of their modules, used or not: the tool is
  /// linked from their objects, gallery programs from whole archives (`CompilerCall`).
  package static func type(_ name: String) -> (any RenderAxis.Type)? {
    let type = name.prefix(1).uppercased() + name.dropFirst() + "Axis"
    return NSClassFromString("WidgetHost.\(type)") as? any RenderAxis.Type
  }
}
