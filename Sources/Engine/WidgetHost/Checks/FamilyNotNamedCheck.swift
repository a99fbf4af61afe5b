package import DiagnosticRecords
import ResourceCatalogs

extension Rule {
  package static let familyNotNamed = Rule(
    "family-not-named", fault: .design, .note, "A family between those of a widget is left out",
    why: "People who look for the widget in that size find none, though it is made for a smaller "
      + "and a larger one.",
    remedy: "Name the family in `supportedFamilies`; where the design needs a square, say so by "
      + "`// vitrine:ignore family-not-named`.")
}

/// Widgets that name a smaller and a larger family and not the one between them.
package struct FamilyNotNamedCheck: PictureCheck {
  package let rule = Rule.familyNotNamed

  package init() {}

  package func findings(in picture: CheckedPicture) -> [CheckFinding] {
    let platform = picture.stage.device.platform
    // From small to large.
    let sizes = FamilyTraits.all.filter { $0.kind == .system && $0.usualOn.contains(platform) }
      .map(\.name)
    let named = sizes.map(picture.families.contains)
    // Said at the smaller of the two, so that it is not said twice.
    guard let index = sizes.firstIndex(of: picture.stage.family.name), named[index],
      let larger = named.indices.first(where: { $0 > index && named[$0] }), larger > index + 1
    else { return [] }
    let missing = sizes[index + 1..<larger].map { "`\($0)`" }.joined(separator: " and ")
    return [
      CheckFinding(
        "The widget names `\(sizes[index])` and `\(sizes[larger])`, not \(missing).")
    ]
  }
}
