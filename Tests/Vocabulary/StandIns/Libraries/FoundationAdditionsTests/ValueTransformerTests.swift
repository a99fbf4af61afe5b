import Foundation
import FoundationAdditions
import Testing

private final class Shout: ValueTransformer {
  override func transformedValue(_ value: Any?) -> Any? { (value as? String)?.uppercased() }
}

private final class Words: NSSecureUnarchiveFromDataTransformer {
  override class var allowedTopLevelClasses: [AnyClass] { [NSString.self] }
}

@Suite struct ValueTransformerTests {
  @Test func aTransformerIsFoundByItsName() {
    let name = NSValueTransformerName("ValueTransformerTests.shout")
    ValueTransformer.setValueTransformer(Shout(), forName: name)
    #expect(
      ValueTransformer.valueTransformer(forName: name)?.transformedValue("tea") as? String == "TEA")
    ValueTransformer.setValueTransformer(nil, forName: name)
    #expect(ValueTransformer.valueTransformer(forName: name) == nil)
  }

  @Test func objectsOfAllowedClassesComeBack() throws {
    let bytes = try #require(Words().reverseTransformedValue(NSString("tea")) as? Data)
    #expect(Words().transformedValue(bytes) as? String == "tea")
    #expect(Words().transformedValue(Data("tea".utf8)) == nil)
    #expect(Words().transformedValue(nil) == nil)
  }
}
