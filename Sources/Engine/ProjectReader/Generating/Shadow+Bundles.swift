extension Shadow {
  /// The bundle of a package's target, which SwiftPM generates where a target has resources: here
  /// the program's own folder holds them all.
  static let bundles: [Shadow] = [
    .member("Bundle", "module", "static var module: Bundle { .main }")
  ]
}
