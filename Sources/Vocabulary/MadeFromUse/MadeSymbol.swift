/// The name of the symbol that a case is called after, as packages have one for each:
/// `heart.fill` of `heartFill`, `1.circle` of `_1Circle`.
///
/// - Parameter symbol: a made value; of another its description is taken.
public func madeSymbol(_ symbol: Any?) -> String {
  let path = (symbol as? any MadeValue)?.madePath ?? symbol.map { "\($0)" } ?? ""
  var name = ""
  for letter in madeCase(path) where letter != "_" {
    let isNext = letter.isUppercase || letter.isNumber && name.last?.isNumber == false
    if isNext, !name.isEmpty { name += "." }
    name += letter.lowercased()
  }
  return name
}
