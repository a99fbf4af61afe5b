import DiagnosticRecords
import Foundation
import FoundationAdditions
import TestSupport
import Testing

@Suite(OwnDiagnostics()) struct SelectorTests {
  private final class Kettle: NSObject {
    func boil() {}
  }

  @Test func `an object has no messages, and one that is sent is said to be lost`() {
    _ = HostDiagnostics.drain()
    let (kettle, boil) = (Kettle(), Selector("boil"))
    #expect(!kettle.responds(to: boil) && !kettle.responds(to: nil))
    #expect(HostDiagnostics.drain().isEmpty)
    #expect(kettle.perform(boil) == nil)
    #expect(HostDiagnostics.drain().compactMap(\.subject) == ["Objective-C"])
    #expect(kettle.perform(boil, with: 1) == nil)
    #expect(!HostDiagnostics.drain().isEmpty)
    kettle.perform(boil, with: nil, afterDelay: 1)
    #expect(!HostDiagnostics.drain().isEmpty)
  }
}
