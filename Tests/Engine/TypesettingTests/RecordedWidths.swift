import Foundation

/// Widths of San Francisco recorded by others, rounded up to half a point
/// (Facts/fonts.md#widths): text, size, weight, width.
enum RecordedWidths {
  /// One recorded string.
  struct Row: Sendable {
    let text: String
    let size: CGFloat
    let weight: Int
    let width: Double
  }

  /// All recorded strings.
  static let rows: [Row] = table.split(separator: "\n").compactMap { line in
    let cells = line.trimmingCharacters(in: .whitespaces).split(separator: "|").map(String.init)
    guard cells.count == 4, let size = Double(cells[1]), let weight = Int(cells[2]),
      let width = Double(cells[3])
    else { return nil }
    return Row(text: cells[0], size: size, weight: weight, width: width)
  }

  private static let table = """
    Hello|13|400|31
    Hg|13|400|17.5
    A|13|400|9
    B|13|400|8.5
    0|13|400|8.5
    1|13|400|6
    2|13|400|8
    25|13|400|16
    50|13|400|16.5
    75|13|400|15.5
    100|13|400|22.5
    Apple|13|400|35
    Banana|13|400|45
    Cherry|13|400|41.5
    Count: 0|13|400|52
    Label|13|400|33
    Name|13|400|35.5
    OK|13|400|18.5
    On|13|400|17.5
    Off|13|400|19.5
    One|13|400|25
    Two|13|400|25
    Three|13|400|35.5
    Four|13|400|27.5
    Five|13|400|25
    Six|13|400|18.5
    Left|13|400|24
    Right|13|400|32
    Above|13|400|38.5
    Below|13|400|36.5
    Low|13|400|24.5
    High|13|400|28.5
    Last|13|400|26
    small|13|400|31.5
    Option|13|400|41
    Options|13|400|47.5
    Details|13|400|42
    Detail|13|400|35
    Footer|13|400|39.5
    Fruits|13|400|34.5
    Vegetables|13|400|68
    Password|13|400|58.5
    Placeholder|13|400|72
    Network|13|400|51
    Max|13|400|25.5
    Min|13|400|22
    Go|13|400|17.5
    Date|13|400|28.5
    Clock|13|400|34.5
    Calendar|13|400|54.5
    The quick brown fox|13|400|124
    Supercalifragilistic|13|400|112
    Parity text|13|400|61.5
    Ada|17|600|31
    Apple|17|600|46.5
    Banana|17|600|59.5
    Body|17|600|41
    Bold|17|600|36
    Hello|17|600|41
    Hg|17|600|23
    Name|17|600|46.5
    OK|17|600|24.5
    One|17|600|32.5
    Options|17|600|62.5
    Row|17|600|34
    Row 1|17|600|46
    Two|17|600|33
    Value|17|600|44
    Volume|17|600|59.5
    Wi-Fi|17|600|42.5
    Weight|17|600|56
    Vegetables|17|600|89
    Footer|17|400|49.5
    Fruits|17|400|43
    Vegetables|17|400|85
    Hello|17|400|40.5
    """
}
