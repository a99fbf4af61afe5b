/// A value of a PDF file (ISO 32000-1, section 7.3).
indirect enum PDFValue: Sendable {
  case nothing
  case boolean(Bool)
  case number(Double)
  case string([UInt8])
  case name(String)
  case array([PDFValue])
  case dictionary([String: PDFValue])
  /// A dictionary with bytes, as they stand in the file.
  case stream([String: PDFValue], [UInt8])
  /// The number of another object.
  case reference(Int)
  /// A word of a content stream that is no value.
  case word(String)

  var number: Double? {
    if case .number(let number) = self { return number }
    return nil
  }

  /// A whole number of a size that counts can have.
  var count: Int? {
    guard let number, number.magnitude < 1e9 else { return nil }
    return Int(number)
  }

  var name: String? {
    if case .name(let name) = self { return name }
    return nil
  }
}
