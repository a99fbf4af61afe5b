package import Foundation
package import LayoutEngine
package import Typesetting
package import VectorDrawing

/// The values that flow down a view tree.
///
/// The values that nearly every text and shape reads lie in one struct; all others, and those of
/// widget code, are found by their key.
public struct EnvironmentValues: @unchecked Sendable, CustomStringConvertible {
  /// Where the values lie, for reading one of `core` without a copy of all: accessors cannot lend
  /// across modules.
  package private(set) var storage: Storage

  package final class Storage {
    package fileprivate(set) var core: CoreEnvironment
    fileprivate var custom: [ObjectIdentifier: Any]
    /// What a part of the vocabulary has worked out of the values, for as long as they are these:
    /// many views see the same.
    package var derived: AnyObject?

    fileprivate init(_ core: CoreEnvironment, _ custom: [ObjectIdentifier: Any]) {
      (self.core, self.custom) = (core, custom)
    }
  }

  /// Apple's defaults, outside of any render.
  public init() { self.init(session: .detached) }

  package init(session: RenderSession) {
    storage = Storage(CoreEnvironment(session: session), [:])
    if session.appearances != nil { beginPaths() }
  }

  /// The value of a key; its default where no view above set it.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { storage.custom[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set {
      makeUnique()
      storage.custom[ObjectIdentifier(key)] = newValue
    }
  }

  public var description: String { "EnvironmentValues" }

  private mutating func makeUnique() {
    if isKnownUniquelyReferenced(&storage) {
      storage.derived = nil
    } else {
      storage = Storage(storage.core, storage.custom)
    }
  }
}

extension EnvironmentValues {
  /// The values the engine reads itself.
  package var core: CoreEnvironment {
    _read { yield storage.core }
    _modify {
      makeUnique()
      yield &storage.core
    }
  }

  package var session: RenderSession { storage.core.session }

  /// Whether the code says where texts are cut. Read here, as are others of text: from another
  /// module all of them would be copied.
  package var cutsTextAsAsked: Bool { storage.core.text.truncation != nil }

  /// What draws texts.
  package var textRenderer: Any? { storage.core.text.renderer }
}

/// The hot values of the environment. Each has its documented name as an `EnvironmentValues`
/// extension in the vocabulary or below.
package struct CoreEnvironment {
  package var session: RenderSession
  package var font: Font?
  package var fontContext: FontContext
  package var text = TextEnvironment()
  package var foreground: ForegroundStyles?
  package var tint: (any ShapeStyle)?
  package var background: (any ShapeStyle)?
  package var colorScheme = ColorScheme.light
  package var contrast = ColorSchemeContrast.standard
  package var layoutDirection = LayoutDirection.leftToRight
  package var redaction = RedactionReasons()
  /// Under `privacySensitive()`.
  package var isSensitive = false
  /// Whether the picture is a widget's placeholder, which the system shows on locked devices too.
  package var placeholderIsForLocked = false
  package var isEnabled = true
  package var containerShape: ContainerShape?
  /// Copied with every change of the environment, hence one reference for three values.
  private var region: Region

  init(session: RenderSession) {
    self.session = session
    fontContext = session.inputs.fontContext
    layoutDirection = session.inputs.layoutDirection
    region = Region(
      session.inputs.locale, session.inputs.calendar, session.inputs.timeZone)
  }

  /// The values of a region, which seldom change below a widget.
  private final class Region {
    let locale: Locale
    let calendar: Calendar
    let timeZone: TimeZone

    init(_ locale: Locale, _ calendar: Calendar, _ timeZone: TimeZone) {
      (self.locale, self.calendar, self.timeZone) = (locale, calendar, timeZone)
    }
  }
}

extension CoreEnvironment {
  package var locale: Locale {
    get { region.locale }
    set { region = Region(newValue, region.calendar, region.timeZone) }
  }

  package var calendar: Calendar {
    get { region.calendar }
    set { region = Region(region.locale, newValue, region.timeZone) }
  }

  package var timeZone: TimeZone {
    get { region.timeZone }
    set { region = Region(region.locale, region.calendar, newValue) }
  }
}

/// How text is set, inherited by every text below.
package struct TextEnvironment {
  package var lineLimit: Int?
  package var minimumLines: Int?
  package var lineSpacing: CGFloat = 0
  package var alignment = TextAlignment.leading
  /// nil where the code does not say where text is cut.
  package var truncation: TruncationMode?
  package var minimumScaleFactor: CGFloat = 1
  package var allowsTightening = false
  package var textCase: TextCase?
  package var kerning: CGFloat = 0
  package var tracking: CGFloat = 0
  package var baselineOffset: CGFloat = 0
  package var underline: TextDecoration?
  package var strikethrough: TextDecoration?
  /// `Text.WritingDirectionStrategy.layoutBased`.
  package var writesInLayoutDirection = false
  /// `Text.AlignmentStrategy.writingDirectionBased`.
  package var alignsByWriting = false
  /// The `TextRenderer` that draws texts, which the engine cannot name.
  @Seldom package var renderer: Any?

  /// Apple's `Text.Case`, which the engine cannot name.
  package enum TextCase { case uppercase, lowercase }
  /// Apple's `Text.TruncationMode`.
  package enum TruncationMode { case head, middle, tail }
}

/// The alignment of lines within a text.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }
