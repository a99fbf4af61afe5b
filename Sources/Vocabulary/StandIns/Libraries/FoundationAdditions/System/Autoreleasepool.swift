/// Runs `body`; there are no autoreleased objects to drain outside Apple's systems.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
