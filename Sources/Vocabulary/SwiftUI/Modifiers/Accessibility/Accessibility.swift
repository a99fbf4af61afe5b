public import ViewGraph

extension View {
  /// A name that tests find the view by.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> _ModifiedView {
    modified(IdentifierModifier(identifier: identifier))
  }

  /// What the view is called aloud.
  public nonisolated func accessibilityLabel(_ label: Text) -> _ModifiedView {
    modified(AccessibilityModifier { $0.label = label.spoken(in: $1) })
  }

  /// What the view is called aloud.
  public nonisolated func accessibilityLabel(_ label: LocalizedStringKey) -> _ModifiedView {
    accessibilityLabel(Text(label))
  }

  /// What the view is called aloud.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> _ModifiedView {
    accessibilityLabel(Text(label))
  }

  /// The value the view shows.
  public nonisolated func accessibilityValue(_ value: Text) -> _ModifiedView {
    modified(AccessibilityModifier { $0.value = value.spoken(in: $1) })
  }

  /// The value the view shows.
  public nonisolated func accessibilityValue(_ value: LocalizedStringKey) -> _ModifiedView {
    accessibilityValue(Text(value))
  }

  /// The value the view shows.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> _ModifiedView {
    accessibilityValue(Text(value))
  }

  /// What a tap does.
  public nonisolated func accessibilityHint(_ hint: Text) -> _ModifiedView {
    modified(AccessibilityModifier { $0.hint = hint.spoken(in: $1) })
  }

  /// What a tap does.
  public nonisolated func accessibilityHint(_ hint: LocalizedStringKey) -> _ModifiedView {
    accessibilityHint(Text(hint))
  }

  /// What a tap does.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> _ModifiedView {
    accessibilityHint(Text(hint))
  }

  /// Whether assistive technology passes the view over.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> _ModifiedView {
    modified(AccessibilityModifier { note, _ in note.isHidden = hidden })
  }

  /// What kind of thing the view is.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> _ModifiedView {
    modified(
      AccessibilityModifier { note, _ in
        note.removedTraits.removeAll(where: traits.names.contains)
        for name in traits.names where !note.traits.contains(name) { note.traits.append(name) }
      })
  }

  /// What the view is not.
  public nonisolated func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> _ModifiedView {
    modified(
      AccessibilityModifier { note, _ in
        note.traits.removeAll(where: traits.names.contains)
        note.removedTraits += traits.names.filter { !note.removedTraits.contains($0) }
      })
  }

  /// What the view is called, in the older spelling.
  public nonisolated func accessibility(label: Text) -> _ModifiedView { accessibilityLabel(label) }

  /// The value the view shows, in the older spelling.
  public nonisolated func accessibility(value: Text) -> _ModifiedView { accessibilityValue(value) }

  /// What a tap does, in the older spelling.
  public nonisolated func accessibility(hint: Text) -> _ModifiedView { accessibilityHint(hint) }

  /// Whether assistive technology passes the view over, in the older spelling.
  public nonisolated func accessibility(hidden: Bool) -> _ModifiedView {
    accessibilityHidden(hidden)
  }

  /// A name that tests find the view by, in the older spelling.
  public nonisolated func accessibility(identifier: String) -> _ModifiedView {
    accessibilityIdentifier(identifier)
  }

  /// What kind of thing the view is, in the older spelling.
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> _ModifiedView {
    accessibilityAddTraits(traits)
  }

  /// What the view is not, in the older spelling.
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> _ModifiedView {
    accessibilityRemoveTraits(traits)
  }

  /// How early the view is read, in the older spelling.
  public nonisolated func accessibility(sortPriority: Double) -> _ModifiedView {
    accessibilitySortPriority(sortPriority)
  }

  /// What a person may say to mean the view, in the older spelling.
  public nonisolated func accessibility(inputLabels: [Text]) -> _ModifiedView {
    accessibilityInputLabels(inputLabels)
  }
}

extension Text {
  /// The text as it is read aloud.
  func spoken(in environment: EnvironmentValues) -> String {
    var printer = TextPrinter(environment)
    printer.append(self, style: TextStyle(environment))
    return printer.spoken
  }
}
