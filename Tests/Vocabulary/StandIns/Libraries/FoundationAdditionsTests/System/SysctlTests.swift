import Foundation
import FoundationAdditions
import Testing

@Suite struct SysctlTests {
  @Test func tellsWhatTheDeviceIsCalled() {
    var size = 0
    #expect(sysctlbyname("hw.machine", nil, &size, nil, 0) == 0)
    var name = [UInt8](repeating: 0, count: size)
    #expect(sysctlbyname("hw.machine", &name, &size, nil, 0) == 0)
    var system = utsname()
    uname(&system)
    let machine = withUnsafeBytes(of: &system.machine) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    #expect(String(decoding: name.dropLast(), as: UTF8.self) == machine)
    #expect(size == machine.utf8.count + 1)
  }

  @Test func doesNotKnowTheRest() {
    var size = 8
    #expect(sysctlbyname("kern.boottime", nil, &size, nil, 0) == -1)
    #expect(size == 8)
  }
}
