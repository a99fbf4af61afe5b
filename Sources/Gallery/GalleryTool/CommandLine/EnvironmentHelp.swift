/// What the variables of the environment say.
enum EnvironmentHelp {
  static let variables = [
    ("VITRINE_CACHE", "the folder of what is kept between runs (default ~/.cache/vitrine)"),
    ("VITRINE_CACHE_LIMIT", "how large that may become, e.g. 500MB (default 1.5GB)"),
    ("VITRINE_SWIFTC", "the compiler, instead of the first swiftc on the path"),
    ("VITRINE_HOME", "the folder of Vitrine's own sources, instead of those it came with"),
    ("VITRINE_THEMES", "the folder of devices, palettes, symbols and fonts, likewise"),
    ("CI", "set where nobody watches: progress is told in lines"),
  ]
}
