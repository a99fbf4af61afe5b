import GalleryTool
import WidgetHost

extension WidgetBundle {
  /// The entry point of a widget extension: here, of a gallery program.
  public static func main() {
    GalleryProgram.run { collector in collector.collect(bundle: Self()) }
  }
}

extension Widget {
  /// The entry point of an extension with one widget.
  public static func main() {
    GalleryProgram.run { collector in collector.collect(Self()) }
  }
}
