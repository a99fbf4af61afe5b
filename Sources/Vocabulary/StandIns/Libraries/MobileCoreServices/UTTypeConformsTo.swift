public import FoundationAdditions
import UniformTypeIdentifiers

public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
public let kUTTagClassMIMEType: CFString = "public.mime-type"

/// The ending or media type of one of the system's kinds; nil for another.
public func UTTypeCopyPreferredTagWithClass(
  _ inUTI: some _CFText, _ inTagClass: CFString
) -> _Retained<CFString>? {
  guard let type = UTType(inUTI._text) else { return nil }
  let tag =
    inTagClass == kUTTagClassMIMEType ? type.preferredMIMEType : type.preferredFilenameExtension
  return tag.map(_Retained.init)
}

/// The system's kind of an ending or media type; nil if there is none, where Apple's makes one up.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: some _CFText, _ inConformingToUTI: CFString?
) -> _Retained<CFString>? {
  let type =
    inTagClass == kUTTagClassMIMEType
    ? UTType(mimeType: inTag._text) : UTType(filenameExtension: inTag._text)
  return type.map { _Retained($0.identifier) }
}

public func UTTypeConformsTo(
  _ inUTI: some _CFText, _ inConformsToUTI: some _CFText
) -> Bool {
  guard let type = UTType(inUTI._text), let other = UTType(inConformsToUTI._text) else {
    return false
  }
  return type.conforms(to: other)
}

public func UTTypeEqual(_ inUTI1: some _CFText, _ inUTI2: some _CFText) -> Bool {
  inUTI1._text.lowercased() == inUTI2._text.lowercased()
}
