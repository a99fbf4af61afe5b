import BuildCaching
import DiagnosticRecords
import ProcessRunning
import ProgramBuilding

extension ProgramBuilder {
  /// One with the compiler, our own files and the cache that are found where the tool runs.
  ///
  /// - Parameters:
  ///   - isBoxed: Whether compilers of strangers' code are confined.
  ///   - say: Told what is being done.
  /// - Throws: `Stop`, if something is not there or cannot be used.
  static func make(
    _ environment: ToolEnvironment, isBoxed: Bool, say: @escaping @Sendable (String) -> Void
  ) throws -> ProgramBuilder {
    let broken = Installation.brokenThemes()
    if !broken.isEmpty { throw Stop(broken) }
    let variables = environment.variables
    guard let toolchain = Toolchain.locate(environment: variables) else {
      throw Stop([
        Diagnostic(
          .compilerNotFound, "No Swift compiler was found on PATH.",
          hint: "Install Swift 6.3 or later (swift.org/install), or set VITRINE_SWIFTC.")
      ])
    }
    switch VitrineHome.locate(environment: variables, program: environment.program) {
    case .failure(let missing): throw Stop([missing.diagnostic])
    case .success(let home):
      do {
        let cache = try BuildCache.locate(environment: variables)
        try cache.check()
        var builder = ProgramBuilder(
          home: home, toolchain: toolchain, cache: cache, environment: variables,
          isBoxed: isBoxed)
        builder.say = say
        return builder
      } catch {
        throw Stop([error.diagnostic])
      }
    }
  }
}
