package import DiagnosticRecords

/// The values on an axis that a widget is drawn with.
package struct AxisOffer {
  /// In the order to draw; nil for a picture without a value on the axis.
  package var values: [String?]
  /// What is to be said of values that were wished for and do not exist here.
  package var refusals: [Diagnostic]

  package init(_ values: [String?], refusals: [Diagnostic] = []) {
    (self.values, self.refusals) = (values, refusals)
  }
}
