/// A package that a project or a package names by its address.
struct RemoteReference: Hashable, Sendable {
  let identity: String
  /// As it is written.
  let address: String
  let requirement: PackageRequirement?
  /// Names of its products that are asked for, sorted.
  var products: [String] = []

  /// - Returns: nil for an address that names no package.
  init?(_ address: String, _ requirement: PackageRequirement?) {
    guard let identity = PackageAddress.identity(address) else { return nil }
    (self.identity, self.address, self.requirement) = (identity, address, requirement)
  }

  /// The address without names and passwords.
  var shownAddress: String { GitAnswer.withoutSecrets(address) }
}
