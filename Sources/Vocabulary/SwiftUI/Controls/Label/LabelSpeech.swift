import ViewGraph

/// Finds out which parts of a label a style draws: the title alone is read, also where only the
/// icon is seen.
final class LabelSpeech {
  var showsTitle = false
  var icons: [ViewNode] = []

  /// Says what the icons are called once all is drawn.
  func settle(title: String?) {
    for icon in icons {
      var note = AccessibilityNote()
      (note.isHidden, note.label) = (showsTitle, title)
      note.traits = ["image"]
      if showsTitle || title != nil { icon.notes.accessibility = note }
    }
  }
}
