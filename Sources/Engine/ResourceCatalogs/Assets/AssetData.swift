/// The file of a data set.
package struct AssetData: Hashable, Sendable {
  package let path: String
  /// Its uniform type identifier, `public.data` where the set says none.
  package let type: String
}
