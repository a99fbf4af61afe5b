public import FoundationAdditions
import UniformTypeIdentifiers

public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
public let kUTTagClassMIMEType: CFString = "public.mime-type"

/// The ending or media type of one of the system's kinds; nil for another.
public func UTTypeCopyPreferredTagWithClass(
  _ inUTI: CFString, _ inTagClass: CFString
) -> _Retained<CFString>? {
  guard let type = UTType(inUTI) else { return nil }
  let tag =
    inTagClass == kUTTagClassMIMEType ? type.preferredMIMEType : type.preferredFilenameExtension
  return tag.map(_Retained.init)
}

/// The system's kind of an ending or media type; nil if there is none, where Apple's makes one up.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> _Retained<CFString>? {
  let type =
    inTagClass == kUTTagClassMIMEType
    ? UTType(mimeType: inTag) : UTType(filenameExtension: inTag)
  return type.map { _Retained($0.identifier) }
}

public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  guard let type = UTType(inUTI), let other = UTType(inConformsToUTI) else { return false }
  return type.conforms(to: other)
}

public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
  inUTI1.lowercased() == inUTI2.lowercased()
}
