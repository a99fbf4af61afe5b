import ResourceCatalogs
import WidgetHost

extension VariantAxis {
  /// What people call an axis and one of its values: `themes/variants/` has the words, then the
  /// axis itself; what neither knows is called by its id.
  static func words(for axis: any RenderAxis, _ value: String) -> (axis: String, value: String) {
    let words = all.first { $0.id == axis.name }
    let title = words?.values.first { $0.id == value }?.name ?? axis.title(of: value)
    return (words?.name ?? axis.name, title ?? value)
  }

  private static let all = (try? VariantAxis.all()) ?? []
}
