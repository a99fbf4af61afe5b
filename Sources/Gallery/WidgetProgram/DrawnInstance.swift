import CatalogueManifest
import Encodings
import ResourceCatalogs
import WidgetHost

/// A widget as somebody has configured it, in one slot of the plan: what all its pictures have in
/// common.
struct DrawnInstance {
  let instance: WidgetInstance
  let slot: DrawingPlan.Slot
  /// The instance's name in the manifest.
  let name: String
  /// The same in ids; nil where there is no other.
  let idName: String?
  /// Before the names of definitions in its pictures. From what the pictures say themselves: that
  /// their widget is filed elsewhere changes no byte of them.
  let prefix: String

  /// - Parameter title: What the widget is called by.
  init(
    _ instance: WidgetInstance, named name: String, of widget: WidgetDescriptor, title: String,
    at slot: DrawingPlan.Slot
  ) {
    (self.instance, self.slot, self.name) = (instance, slot, name)
    let isOnly = widget.instances.count == 1 && name == instance.id
    idName = isOnly ? nil : name
    let path = [PathName.slug(title), instance.id, slot.stage.family.name]
    prefix = "v" + SHA256.short(path.joined(separator: "/")).prefix(4) + "-"
  }

  var stage: WidgetStage { slot.stage }
}
