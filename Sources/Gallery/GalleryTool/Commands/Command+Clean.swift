import BuildCaching
import Foundation

extension Command {
  /// `vitrine clean`: everything anew.
  static let clean = Command(
    name: "clean", usage: "", summary: "Empty the cache of compiled modules and programs",
    details: """
      Nothing in the cache is needed: what is missing is compiled again, our own modules in some
      minutes. What a running vitrine uses stays. doctor says where the cache is and how large;
      VITRINE_CACHE puts it elsewhere, VITRINE_CACHE_LIMIT says how large it may become (1.5GB),
      what was not used for longest going first. A folder that holds other things is left alone,
      with 2.
      """,
    run: perform)

  @Sendable private static func perform(
    _ arguments: Arguments, _ environment: ToolEnvironment
  ) throws -> ExitCode {
    if let input = arguments.inputs.first {
      throw UsageError("clean takes no input, such as \(input).", hint: "It empties the cache.")
    }
    do {
      let cache = try BuildCache.locate(environment: environment.variables)
      let (freed, used) = try cache.clean()
      let rest = used.map(\.size).reduce(0, +)
      let stays = rest > 0 ? "; \(CacheLimit.text(rest)) are in use and stay" : ""
      Console.line("\(cache.root.path): \(CacheLimit.text(freed)) freed\(stays)")
      return .success
    } catch {
      throw Stop([error.diagnostic])
    }
  }
}
