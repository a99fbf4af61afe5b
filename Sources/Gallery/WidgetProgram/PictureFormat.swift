import SVGOutput

/// A form in which pictures are written: a file a picture, called after its ending.
struct PictureFormat: Sendable {
  /// Of its files, without the full stop.
  let ending: String
  let write: @Sendable (SVGPicture) -> [UInt8]

  /// The one that pages show and snapshots compare.
  static let shown = PictureFormat(ending: "svg") { SVGWriter.write($0) }

  /// Others, each a module of its own (`Gallery/<X>Output`), written beside it. None: whoever wants
  /// another form makes it of the SVG so far.
  static let besides: [PictureFormat] = []

  /// The name of its file, from that of the picture that is shown.
  func file(beside shown: String) -> String {
    shown.dropLast(Self.shown.ending.utf8.count) + ending
  }
}
