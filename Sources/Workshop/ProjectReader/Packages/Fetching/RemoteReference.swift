/// A package that a project or a package names by its address.
struct RemoteReference: Hashable, Sendable {
  let identity: String
  /// As it is written.
  let address: String
  let requirement: PackageRequirement?
  /// Names of its products that are asked for, sorted.
  var products: [String] = []
  /// Names of traits that are asked for; `default` for those that the package has on by itself.
  var traits: Set<String> = ["default"]

  /// - Returns: nil for an address that names no package.
  init?(_ address: String, _ requirement: PackageRequirement?) {
    guard let identity = PackageAddress.identity(address) else { return nil }
    (self.identity, self.address, self.requirement) = (identity, address, requirement)
  }

  /// Whether the address is what a registry knows the package by: `scope.name`.
  var isRegistered: Bool {
    let parts = address.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      }
  }

  /// The address without names and passwords.
  var shownAddress: String { GitAnswer.withoutSecrets(address) }
}
