extension RGBA {
  /// The colour as pictures write it, `#rrggbb` in sRGB, with its opacity to a thousandth where it
  /// has one: `#3c3c43 0.6`.
  package var text: String {
    let bytes = [red, green, blue].map { $0 > 0 ? Int((min($0, 1) * 255).rounded()) : 0 }
    let hex = bytes.map { String(256 + $0, radix: 16).dropFirst() }.joined()
    let thousandths = alpha > 0 ? Int((min(alpha, 1) * 1000).rounded()) : 0
    return thousandths == 1000 ? "#\(hex)" : "#\(hex) \(Double(thousandths) / 1000)"
  }
}
