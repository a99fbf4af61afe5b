import DiagnosticRecords
import Foundation
import Testing

@testable import FoundationAdditions

/// Values of an app's defaults that code goes on with as if they were there.
struct StoredValueTests {
  private struct Opaque {}

  /// What was found, and what was said of it.
  private func stored<Value>(
    _ value: Value?, _ name: String
  ) -> (value: Value?, said: [Diagnostic]) {
    HostDiagnostics.$collection.withValue(HostDiagnostics.Collection()) {
      (value._vitrineStored(name), HostDiagnostics.drain())
    }
  }

  @Test func aStoredValueIsLeftAsItIs() {
    let (value, said) = stored("Ada" as String?, "driverName")
    #expect(value == "Ada" && said.isEmpty)
  }

  @Test func aMissingOneIsMadeUpAfterItsKeyAndSaid() {
    let (value, said) = stored(nil as String?, "driverName")
    #expect(value == "Driver name")
    #expect(said.map(\.rule) == ["stored-value-made-up"] && said.map(\.subject) == ["driverName"])
    #expect(stored(nil as [String]?, "stops").value?.first == "Stops")
    #expect(stored(nil as URL?, "").value?.scheme == "https")
  }

  @Test func whatCannotBeMadeUpIsNotThere() {
    let (value, said) = stored(nil as Opaque?, "a")
    #expect(value == nil && said.isEmpty)
  }
}
