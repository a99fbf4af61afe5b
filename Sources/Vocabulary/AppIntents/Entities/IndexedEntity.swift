/// An entity that a search on the device finds. Nothing is searched here.
public protocol IndexedEntity: AppEntity {
  var hideInSpotlight: Bool { get }
}

extension IndexedEntity {
  /// Apple's default.
  public var hideInSpotlight: Bool { false }
}
