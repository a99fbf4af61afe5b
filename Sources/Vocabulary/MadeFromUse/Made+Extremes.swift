// Sequences have functions of these names, which a made value is one of as well.

extension Made {
  public var max: Made { madeMember(".max") }
  public var min: Made { madeMember(".min") }
}
