/// What an object begins with that may be a value of an `NSAttributedString`.
///
/// Linux's Core Foundation compares such values. It reads the number of a type of its own out of
/// the first word of an object (bits 8 to 17), and asks the object itself where the class is not
/// that type's; number 0, which small numbers and some addresses spell, ends the program. No type
/// has the last number. So each of these classes keeps a mark as its first stored property.
struct AttributeMark: Sendable {
  private let word: UInt = 0x3FF << 8
}
