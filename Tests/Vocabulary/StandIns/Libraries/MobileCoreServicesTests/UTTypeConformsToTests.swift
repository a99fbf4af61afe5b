import CoreServices
import Foundation
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

@Test func textsAreTakenInBothKinds() {
  let type = UTTypeCreatePreferredIdentifierForTag(
    kUTTagClassFilenameExtension, "png" as NSString, nil)?.takeRetainedValue()
  #expect(type == kUTTypePNG)
  #expect(UTTypeConformsTo("public.png" as NSString, kUTTypeImage))
}
