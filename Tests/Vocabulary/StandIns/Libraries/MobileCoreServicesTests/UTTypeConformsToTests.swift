import CoreServices
import Testing

@Test func identifiersHaveEndingsAndMediaTypes() {
  let type = UTTypeCreatePreferredIdentifierForTag(
    kUTTagClassFilenameExtension, "png" as CFString, nil)?.takeRetainedValue()
  #expect(type == kUTTypePNG)
  let media = UTTypeCopyPreferredTagWithClass(kUTTypeJPEG, kUTTagClassMIMEType)
  #expect(media?.takeRetainedValue() as String? == "image/jpeg")
  #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
  #expect(!UTTypeConformsTo(kUTTypeJSON, kUTTypeImage))
}
