/// The options of `vitrine build` besides those of rendering.
enum BuildOptions {
  static let output = CommandOption(
    "--output", "-o", value: "DIR",
    does: "where the gallery goes (default: gallery); replaced whole")
  static let title = CommandOption("--title", value: "TEXT", does: "the gallery's title")
  static let keepCatalogue = CommandOption(
    "--keep-catalogue", value: "DIR", does: "also write the bare pictures and manifest there")
}
