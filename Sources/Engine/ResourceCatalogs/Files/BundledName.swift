/// The name of a resource as code asks for it: alone, or behind the name of the bundle of the
/// module that it lies in, as `Kit_Theme.bundle/Brand`.
package struct BundledName {
  /// The bundle's name with its ending; nil where code names none.
  package var bundle: String?
  package var name: String

  package init(_ text: String) {
    let parts = text.split(separator: "/", maxSplits: 1).map(String.init)
    if parts.count == 2, parts[0].hasSuffix(".bundle") {
      (bundle, name) = (parts[0], parts[1])
    } else {
      (bundle, name) = (nil, text)
    }
  }
}
