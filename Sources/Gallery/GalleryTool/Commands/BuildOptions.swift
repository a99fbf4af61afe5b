/// The options of `vitrine build` besides those of rendering.
enum BuildOptions {
  static let output = CommandOption(
    "--output", "-o", value: "DIR",
    does: "where the gallery goes (default: gallery); replaced whole")
  static let title = CommandOption(
    "--title", value: "TEXT", mayBeEmpty: true, does: "the gallery's title")
  static let revision = CommandOption(
    "--revision", value: "TEXT", mayBeEmpty: true,
    does: "what the pictures were made from, such as a commit")
  static let singleFile = CommandOption(
    "--single-file", does: "also write gallery.html, the whole gallery in one file")
  static let shard = CommandOption(
    "--shard", value: "N/COUNT",
    does: "draw only this part of the widgets; vitrine site puts the parts together")
  static let keepCatalogue = CommandOption(
    "--keep-catalogue", value: "DIR", does: "also write the bare pictures and manifest there")
}
