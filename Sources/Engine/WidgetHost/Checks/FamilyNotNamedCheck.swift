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

  /// From small to large.
  private static let sizes = ["systemSmall", "systemMedium", "systemLarge", "systemExtraLarge"]

  package func findings(in picture: CheckedPicture) -> [CheckFinding] {
    let named = Self.sizes.map(picture.families.contains)
    // Said at the smaller of the two, so that it is not said twice.
    guard let index = Self.sizes.firstIndex(of: picture.stage.family.name), named[index],
      let larger = named.indices.first(where: { $0 > index && named[$0] }), larger > index + 1
    else { return [] }
    let missing = Self.sizes[index + 1..<larger].map { "`\($0)`" }.joined(separator: " and ")
    return [
      CheckFinding(
        "The widget names `\(Self.sizes[index])` and `\(Self.sizes[larger])`, not \(missing).")
    ]
  }
}
