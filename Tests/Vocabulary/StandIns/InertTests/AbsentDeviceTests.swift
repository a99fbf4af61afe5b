import AudioToolbox
import CoreMotion
import DiagnosticRecords
import FoundationAdditions
import LocalAuthentication
import SystemConfiguration
import TestSupport
import Testing

/// What a device would measure, play or ask people.
@Suite(OwnDiagnostics()) struct AbsentDeviceTests {
  private func notes() -> [String] {
    HostDiagnostics.drain().filter { $0.rule == "inert-framework" }.compactMap(\.subject)
  }

  @Test func nobodyShowsWhoTheyAre() async {
    let context = LAContext()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    #expect(error?.code == LAError.Code.biometryNotAvailable.rawValue)
    #expect(context.biometryType == .none)
    await #expect(throws: LAError(.passcodeNotSet)) {
      try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Tea")
    }
    #expect(notes() == ["LocalAuthentication"])
  }

  @Test func stepsAreNotCounted() {
    #expect(!CMPedometer.isStepCountingAvailable())
    #expect(CMMotionActivityManager.authorizationStatus() == .denied)
    #expect(!CMMotionManager().isDeviceMotionAvailable)
    nonisolated(unsafe) var errors: [String] = []
    CMPedometer().queryPedometerData(from: .distantPast, to: .distantFuture) { data, error in
      errors.append("\(data == nil) \((error as? NSError)?.domain ?? "")")
    }
    #expect(errors == ["true CMErrorDomain"])
    #expect(notes() == ["CoreMotion"])
  }

  @Test func othersAreReached() throws {
    let other = try #require(SCNetworkReachabilityCreateWithName(nil, "tea.example"))
    var flags = SCNetworkReachabilityFlags()
    #expect(SCNetworkReachabilityGetFlags(other, &flags))
    #expect(flags == .reachable)
    #expect(notes().isEmpty)
  }

  @Test func noSoundIsHeard() {
    var done = 0
    AudioServicesPlaySystemSoundWithCompletion(kSystemSoundID_Vibrate) { done += 1 }
    #expect(done == 1)
    #expect(notes() == ["AudioToolbox"])
  }
}
