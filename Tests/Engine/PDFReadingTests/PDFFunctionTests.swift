import Testing

@testable import PDFReading

struct PDFFunctionTests {
  /// The function that a file has as object 10.
  private func function(_ entries: String, _ stream: String? = nil) throws -> PDFFunction {
    var sample = SamplePDF(content: "")
    sample.objects = [(entries, stream)]
    let document = try #require(PDFDocument(sample.bytes))
    return try #require(PDFFunction(.reference(10), in: document))
  }

  @Test func `a power goes from one list to another`() throws {
    let power = try function("<< /FunctionType 2 /C0 [0 1] /C1 [1 0] /N 2 >>")
    #expect(power([0.5]) == [0.25, 0.75] && power([9]) == [1, 0])
  }

  @Test func `samples are joined by straight lines`() throws {
    let samples = try function(
      "<< /FunctionType 0 /Domain [0 2] /Range [0 255] /Size [3] /BitsPerSample 8 >>",
      "\u{00}\u{64}\u{C8}")
    #expect(samples([0.5]) == [50] && samples([2]) == [200] && samples([-1]) == [0])
  }

  @Test func `functions are stitched at their bounds`() throws {
    let part = "<< /FunctionType 2 /C0 [0] /C1 [10] /N 1 >>"
    let stitched = try function(
      "<< /FunctionType 3 /Domain [0 1] /Functions [\(part) \(part)] /Bounds [0.5]"
        + " /Encode [0 1 1 0] >>")
    #expect(stitched([0.25]) == [5] && stitched([0.5]) == [10] && stitched([1]) == [0])
    #expect(stitched.seams == [0.5])
  }

  @Test(arguments: [
    ("{ 2 mul 1 exch sub }", [0.25], [0.5]),
    ("{ dup 0.5 gt { pop 1 } { 2 mul } ifelse }", [0.25], [0.5]),
    ("{ 1 2 3 3 1 roll }", [9], [9, 3, 1, 2]), ("{ 5 1 index add 2 copy }", [1], [1, 6, 1, 6]),
    ("{ pop pop pop 1 }", [1], []), ("{ 1 0 div 3 2 idiv }", [], [0, 1]),
  ])
  func `a program works on its stack`(code: String, input: [Double], output: [Double]) throws {
    let program = try function("<< /FunctionType 4 /Domain [0 1] /Range [0 1] >>", code)
    #expect(program(input) == output)
  }
}
