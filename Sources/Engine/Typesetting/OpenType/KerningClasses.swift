/// Kerning between characters, condensed: characters that kern alike form a class.
struct KerningClasses {
  /// The characters of each left class.
  let left: [String]
  /// The characters of each right class.
  let right: [String]
  /// One row of values per left class, one value per right class.
  let rows: [String]

  /// The characters worth kerning: ASCII, Latin-1 letters, typographic punctuation.
  private static let candidates: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0xA0...0xFF, 0x2010...0x2026,
  ]

  init(_ font: OpenTypeFont) {
    let kerned = font.characters.filter { entry in
      Self.candidates.contains { $0.contains(entry.scalar) }
    }
    guard !font.kerning.isEmpty else {
      (left, right, rows) = ([], [], [])
      return
    }
    let matrix = kerned.map { row in
      kerned.map { font.kerning.value(row.glyph, $0.glyph) }
    }
    let columns = kerned.indices.map { column in matrix.map { $0[column] } }
    let scalars = kerned.map(\.scalar)
    let leftGroups = Self.groups(matrix)
    let rightGroups = Self.groups(columns)
    left = leftGroups.map { Self.text($0, scalars) }
    right = rightGroups.map { Self.text($0, scalars) }
    rows = leftGroups.map { row in
      rightGroups.map { String(matrix[row[0]][$0[0]]) }.joined(separator: " ")
    }
  }

  /// Members with equal vectors, in order of the first member; those without values are left out.
  private static func groups(_ vectors: [[Int]]) -> [[Int]] {
    var positions: [[Int]: Int] = [:]
    var result: [[Int]] = []
    for (index, vector) in vectors.enumerated() where vector.contains(where: { $0 != 0 }) {
      if let position = positions[vector] {
        result[position].append(index)
      } else {
        positions[vector] = result.count
        result.append([index])
      }
    }
    return result
  }

  private static func text(_ members: [Int], _ scalars: [UInt32]) -> String {
    var result = String.UnicodeScalarView()
    for member in members {
      if let scalar = Unicode.Scalar(scalars[member]) { result.append(scalar) }
    }
    return String(result)
  }
}
