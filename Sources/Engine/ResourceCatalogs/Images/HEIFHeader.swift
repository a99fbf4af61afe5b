/// What a HEIF picture (HEIC, AVIF) says of its size. Its pixels are compressed as film is, which
/// nothing here reads.
struct HEIFHeader {
  /// Pixels as shown: the largest size that the picture or a tile of it states, turned as it says.
  let width: Int
  let height: Int

  /// How far its boxes are looked for; pixels follow behind them.
  private static let reach = 65_536

  /// Nil for what is no HEIF picture.
  init?(_ bytes: [UInt8]) {
    let reader = ByteReader(bytes: Array(bytes.prefix(Self.reach)))
    guard reader.has("ftyp", at: 4),
      ["heic", "heix", "heim", "heis", "hevc", "mif1", "msf1", "avif"].contains(where: {
        reader.has($0, at: 8)
      })
    else { return nil }
    var size = (width: 0, height: 0)
    var isTurned = false
    for offset in reader.bytes.indices where reader.bytes[offset] == UInt8(ascii: "i") {
      if reader.has("ispe", at: offset), let width = reader.big(offset + 8, 4),
        let height = reader.big(offset + 12, 4), width < 1_000_000, height < 1_000_000,
        width * height > size.width * size.height
      {
        size = (width, height)
      }
      if reader.has("irot", at: offset), let turns = reader.byte(offset + 4) {
        isTurned = turns % 2 == 1
      }
    }
    (width, height) = isTurned ? (size.height, size.width) : size
  }
}
