import Testing
import UniformTypeIdentifiers

@Test func kindsOfFilesHaveEndings() {
  #expect(UTType(filenameExtension: "JPG") == .jpeg)
  #expect(UTType("public.png")?.preferredMIMEType == "image/png")
  #expect(UTType.png.conforms(to: .image) && !UTType.json.conforms(to: .image))
  #expect(UTType(exportedAs: "com.example.donut").identifier == "com.example.donut")
}
