/// Texts of many scripts, lengths and tricks. None has the letters of “not a number” or “infinite”
/// as Swift prints them, which pictures are searched for.
enum HostileTexts {
  static let all: [String] = [
    "", " ", "\n", "Hello", "Two words", "The quick brown fox jumps over the lazy dog",
    "ÄÖÜ ß é", "שלום עולם", "مرحبا بالعالم", "Hello שלום 123 مرحبا (world)", "日本語のテキスト",
    "한국어", "ภาษาไทย", "हिन्दी", "👨‍👩‍👧‍👦🇩🇪👍🏽", "e\u{301}\u{302}\u{303}\u{304}", "\u{202E}turned\u{202C}",
    "\u{2067}\u{2066}\u{2068}", "a\u{0}b", "<&>\"'", "*bold* **strong** `code`", "*[*[*[*[",
    "[link](https://example.com)", "~~~~", "\t\tTabs", "1\n2\n3\n4\n5",
    "Supercalifragilisticexpialidocious", String(repeating: "word ", count: 60),
    String(repeating: "x", count: 300), String(repeating: "\n", count: 40), "%@ %d %%",
    "\u{FEFF}\u{200B}\u{200D}", "12:34", "99 %", "−7 °C",
  ]
}
