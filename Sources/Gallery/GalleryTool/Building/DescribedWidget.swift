import CatalogueManifest
import DiagnosticRecords
import WidgetProgram

/// A widget as its program describes it, or what is known of one that cannot be described.
struct DescribedWidget: Sendable {
  let entry: ProgramDescription.Entry
  /// The group of units that the program can make without the others; empty if it makes all.
  var group = ""
  /// Its index in that group.
  var position = 0
  /// Why it cannot be described.
  var problem: Diagnostic?
  /// What of it had to be left out for that.
  var losses: [Diagnostic] = []
  /// Whether its kind is not known either, but only what declares it.
  var isGuess = false
}
