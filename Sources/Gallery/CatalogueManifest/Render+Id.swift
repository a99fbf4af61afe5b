extension Render {
  /// A render's name: `<widget>/<instance>/<family>/<value>/…/<state>[-<entry>]`.
  ///
  /// - Parameters:
  ///   - widget: the widget's id, already path-safe.
  ///   - instance: the instance's id, already path-safe; left out when there is only one.
  ///   - family: the family's name, e.g. `systemSmall`.
  ///   - values: the values on the other axes in axis order, the content state last.
  ///   - entry: the timeline entry's index.
  package static func id(
    widget: String, instance: String?, family: String, values: [String], entry: Int?
  ) -> String {
    var parts = [widget]
    if let instance { parts.append(instance) }
    parts.append(PathName.slug(family))
    parts.append(contentsOf: values.map { PathName.slug($0) })
    if let entry { parts[parts.count - 1] += "-\(entry)" }
    return parts.joined(separator: "/")
  }

  /// What a widget is called in messages: the last part of its id, which is the second of all that
  /// begins with it.
  ///
  /// - Parameter id: the id of a widget or a render.
  package static func widgetName(in id: String) -> String {
    let parts = id.split(separator: "/").prefix(2)
    return parts.last.map(String.init) ?? id
  }
}
