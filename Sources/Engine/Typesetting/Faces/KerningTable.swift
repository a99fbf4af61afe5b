/// Pair kerning by classes: characters that kern alike share a row or a column.
package struct KerningTable: Sendable {
  /// Row of each slot as the left character; 0 has no kerning.
  let rows: [UInt8]
  /// Column of each slot as the right character; 0 has no kerning.
  let columns: [UInt8]
  /// The number of columns, including column 0.
  let columnCount: Int
  /// Units, row by row, including row 0.
  let values: [Int16]

  /// No kerning at all.
  static let none = KerningTable(rows: [], columns: [], columnCount: 0, values: [])

  /// Whether there is anything to look up.
  var isEmpty: Bool { values.isEmpty }

  private init(rows: [UInt8], columns: [UInt8], columnCount: Int, values: [Int16]) {
    self.rows = rows
    self.columns = columns
    self.columnCount = columnCount
    self.values = values
  }

  init(file: FaceTableFile) {
    guard !file.kerningLeft.isEmpty, file.kerningLeft.count < 255, file.kerningRight.count < 255
    else {
      self = .none
      return
    }
    let columnCount = file.kerningRight.count + 1
    var values = [Int16](repeating: 0, count: columnCount * (file.kerningLeft.count + 1))
    for (row, line) in file.kerning.prefix(file.kerningLeft.count).enumerated() {
      var numbers = TableNumberScanner(line)
      var column = 1
      while column < columnCount, let value = numbers.next() {
        values[(row + 1) * columnCount + column] = Int16(clamping: value)
        column += 1
      }
    }
    self.init(
      rows: Self.classes(file.kerningLeft), columns: Self.classes(file.kerningRight),
      columnCount: columnCount, values: values)
  }

  /// The class number, from 1, of each slot; `groups` lists the characters of each class.
  private static func classes(_ groups: [String]) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: CharacterSlot.count)
    for (index, group) in groups.enumerated() {
      for scalar in group.unicodeScalars {
        if let slot = CharacterSlot.index(of: scalar.value) { result[slot] = UInt8(index + 1) }
      }
    }
    return result
  }

  /// Units to add between two slots.
  @inline(__always)
  func value(_ left: Int, _ right: Int) -> Int {
    guard !values.isEmpty else { return 0 }
    return Int(values[Int(rows[left]) * columnCount + Int(columns[right])])
  }
}
