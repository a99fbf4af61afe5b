import FilePaths
import Foundation

/// The options of `vitrine build` besides those of rendering.
enum BuildOptions {
  static let output = CommandOption(
    "--output", "-o", value: "DIR",
    does: "where the gallery goes (default: gallery); what else is there stays")
  static let title = CommandOption(
    "--title", value: "TEXT", mayBeEmpty: true, does: "the gallery's title")
  static let revision = CommandOption(
    "--revision", value: "TEXT", mayBeEmpty: true,
    does: "what the pictures were made from, such as a commit")
  static let singleFile = CommandOption(
    "--single-file", does: "also write gallery.html, the whole gallery in one file")
  static let noFonts = CommandOption(
    "--no-fonts",
    does: "leave out the letters of Inter, which pages load where neither it nor San Francisco is")
  static let fresh = CommandOption(
    "--fresh", does: "draw everything, also what depends on nothing that changed since it was drawn"
  )
  static let shard = CommandOption(
    "--shard", value: "N/COUNT",
    does: "draw only this part of the widgets; vitrine site puts the parts together")
  static let keepCatalogue = CommandOption(
    "--keep-catalogue", value: "DIR", does: "also write the bare pictures and manifest there")

  /// The part of the widgets to draw; nil for all.
  static func shard(_ arguments: Arguments) throws(UsageError) -> Shard? {
    guard let text = arguments.text(shard) else { return nil }
    if let part = Shard(text) { return part }
    throw UsageError(
      "\(shard.name) cannot be \u{201C}\(text)\u{201D}.",
      hint: "Expected: a part and how many there are, e.g. 1/3.")
  }

  /// The folder for the gallery.
  static func output(
    _ arguments: Arguments, _ environment: ToolEnvironment, besides inputs: InputPaths
  ) throws -> OutputFolder {
    let url = environment.url(arguments.text(output) ?? "gallery")
    try inputs.refuse(url, option: OutputRecord.Kind.gallery.option)
    return try OutputFolder(url, kind: .gallery)
  }

  /// The folder for the bare catalogue, if one is wanted.
  static func catalogue(
    _ arguments: Arguments, _ environment: ToolEnvironment, besides inputs: InputPaths
  ) throws -> OutputFolder? {
    guard let path = arguments.text(keepCatalogue) else { return nil }
    let url = environment.url(path)
    try inputs.refuse(url, option: OutputRecord.Kind.catalogue.option)
    return try OutputFolder(url, kind: .catalogue)
  }

  /// Neither of two outputs may lie in the other, nor be it.
  static func refuseNesting(_ output: OutputFolder, _ catalogue: OutputFolder) throws {
    // Where neither is there yet, only their names tell.
    let (one, other) = (output.url.pathComponents, catalogue.url.pathComponents)
    let isNamedSo = one.starts(with: other) || other.starts(with: one)
    guard isNamedSo || PathRelation(output.url, to: catalogue.url) != .apart else { return }
    throw UsageError(
      "--keep-catalogue and -o are the same folder, or one holds the other: "
        + "\(catalogue.named.path), \(output.named.path).",
      hint: "Give them folders beside each other.")
  }
}
