public import Foundation
public import FoundationAdditions

/// How a parameter takes the output of another action.
public enum InputConnectionBehavior: Sendable {
  /// The system's choice.
  case `default`
  /// Takes nothing.
  case never
  /// Takes the output of the action before.
  case connectToPreviousIntentResult
}

/// The control that edits a number.
public enum IntentNumberControlStyle: Sendable {
  /// A field to type in.
  case field
  /// Buttons for one more and one less.
  case stepper
  /// A knob on a line.
  case slider
}

/// How many items a list holds, perhaps by widget family.
public struct IntentCollectionSize: Sendable, ExpressibleByIntegerLiteral,
  ExpressibleByDictionaryLiteral
{
  /// The same number everywhere.
  public init(integerLiteral value: Int) {}

  /// A number for each family.
  public init(dictionaryLiteral elements: (IntentWidgetFamily, Int)...) {}

  /// Between two numbers.
  public init(min: Int, max: Int) {}
}

/// A widget's size and place, as far as a parameter knows of it.
public enum IntentWidgetFamily: Int, Sendable, Hashable {
  case systemSmall
  case systemMedium
  case systemLarge
  case systemExtraLarge
  case accessoryCorner
  case accessoryCircular
  case accessoryRectangular
  case accessoryInline
}

extension String {
  /// How text is typed.
  public struct IntentInputOptions: Sendable {
    /// The keyboard that comes up.
    public enum KeyboardType: Sendable {
      case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad
      case namePhonePad, emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
    }

    /// Which letters become capitals.
    public enum CapitalizationType: Sendable { case none, words, sentences, allCharacters }

    /// How a text is typed; nothing is typed here.
    public init(
      keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
      multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true,
      smartDashes: Bool = true
    ) {}
  }
}

extension Bool {
  /// The words for yes and no.
  public struct IntentDisplayName: Sendable {
    let yes: LocalizedStringResource
    let no: LocalizedStringResource

    /// How yes and no are called.
    public init(true yes: LocalizedStringResource, false no: LocalizedStringResource) {
      self.yes = yes
      self.no = no
    }

    /// "true" and "false"
    public static let trueFalse = Self(true: "true", false: "false")
    /// "on" and "off"
    public static let onOff = Self(true: "on", false: "off")
    /// "yes" and "no"
    public static let yesNo = Self(true: "yes", false: "no")
  }
}

extension Date {
  /// What of a date is asked for.
  public enum IntentKind: Sendable {
    /// The day alone.
    case date
    /// The time of the day alone.
    case time
    /// The day and the time.
    case dateTime
  }
}
