/// A kind of file or data, by its name. Kinds of the app's own are known by name alone.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
  public let identifier: String
  public let preferredFilenameExtension: String?
  public let preferredMIMEType: String?

  init(known identifier: String, _ ending: String? = nil, _ mediaType: String? = nil) {
    self.identifier = identifier
    preferredFilenameExtension = ending
    preferredMIMEType = mediaType
  }

  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self = Self.lookup.first { $0.identifier == identifier } ?? UTType(known: identifier)
  }

  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(known: identifier)
  }

  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(known: identifier)
  }

  /// The kind of files with that ending; nil if it is none of the system's.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.lowercased()
    let same = ["jpg": "jpeg", "htm": "html", "yaml": "yml", "tif": "tiff", "md": "txt"]
    let name = same[ending] ?? ending
    guard let type = Self.lookup.first(where: { $0.preferredFilenameExtension == name })
    else { return nil }
    self = type
  }

  /// The kind of that media type; nil if it is none of the system's.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let type = Self.lookup.first(where: { $0.preferredMIMEType == mimeType })
    else { return nil }
    self = type
  }

  public var description: String { identifier }
  public var isDeclared: Bool { Self.lookup.contains(self) }

  /// Whether the kind is the other or a sort of it, as far as the media type tells.
  public func conforms(to type: UTType) -> Bool {
    if self == type || type == .item || type == .data { return true }
    let family = preferredMIMEType?.split(separator: "/").first.map(String.init)
    let parents = ["image": UTType.image, "audio": .audio, "video": .movie, "text": .text]
    return family.flatMap { parents[$0] } == type
  }
}
