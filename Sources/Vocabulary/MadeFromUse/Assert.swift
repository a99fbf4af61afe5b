// What code takes for granted of things that are missing need not hold of what stands for them, and
// none of it is the widget's fault. These come before Swift's own where a made module is imported.

public func assert(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String(),
  file: StaticString = #file, line: UInt = #line
) {}

public func assertionFailure(
  _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line
) {}
