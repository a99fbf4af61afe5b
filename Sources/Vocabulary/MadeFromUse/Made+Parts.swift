// Parts of what may be a list or a text, of which neither is known: a made value again, where
// collections would give a part of a list.

extension Made {
  public func prefix(_ maxLength: Int) -> Made {
    part("prefix(_:)") { 0..<Swift.min(maxLength, $0) }
  }

  public func suffix(_ maxLength: Int) -> Made {
    part("suffix(_:)") { Swift.max($0 - maxLength, 0)..<$0 }
  }

  public func dropFirst(_ count: Int = 1) -> Made {
    part("dropFirst(_:)") { Swift.min(count, $0)..<$0 }
  }

  public func dropLast(_ count: Int = 1) -> Made {
    part("dropLast(_:)") { 0..<Swift.max($0 - count, 0) }
  }

  /// By what is no closure, as databases are asked: all of it.
  @_disfavoredOverload public func filter(_ predicate: Any?) -> Made { self }

  /// - Parameter range: of the elements or letters that are kept, by how many there are.
  private func part(_ name: String, _ range: (Int) -> Range<Int>) -> Made {
    let path = "." + name
    if let list { return Made(of: Array(list[range(list.count)]), madePath + path) }
    guard let text = held as? any StringProtocol else { return madeMember(path) }
    let letters = Array(String(text))
    return Made(of: String(letters[range(letters.count)]), madePath + path)
  }
}
