import Foundation
import Intents
import Testing

@Test("A file handed to an intent is read, a missing one is empty")
func intentFile() throws {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent(
    "vitrine-intent-file.txt")
  try Data("words".utf8).write(to: url)
  defer { try? FileManager.default.removeItem(at: url) }
  let file = INFile(fileURL: url, filename: nil, typeIdentifier: "public.text")
  #expect(file.data == Data("words".utf8))
  #expect(file.filename == "vitrine-intent-file.txt")
  let missing = INFile(
    fileURL: url.appendingPathComponent("x"), filename: "y", typeIdentifier: nil)
  #expect(missing.data.isEmpty && missing.filename == "y")
}
