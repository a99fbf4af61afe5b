import Testing

@MainActor @Test(arguments: labelCases) func labelsLieAsTheirStyleSays(_ label: LabelCase) {
  #expect(label.frames == label.expected)
}
