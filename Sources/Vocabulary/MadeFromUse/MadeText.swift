import FoundationAdditions

/// What a member of a text answers that could not be had (`"widget.title".localized`): the string
/// that the widget's files have for that key; where they have none, the text as it is.
public func madeText(_ text: String) -> String {
  String(localized: String.LocalizationValue(text))
}
