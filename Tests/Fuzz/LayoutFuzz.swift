import Foundation

/// Draws trees made by chance and looks whether what must hold holds.
///
///     LayoutFuzz [--trees N] [--seed S] [--jobs J]    trees S … S+N−1, and the totals
///                [--patience SECONDS]                 how long to make each failure smaller
///                [--failures N]                       failures after which it is enough
///     LayoutFuzz --show S                             the tree of a number as Swift
///     LayoutFuzz --draw S                             its picture
///
/// A tree that fails is made smaller until it is a few lines, which are printed with its number.
@main struct LayoutFuzz {
  @MainActor static func main() throws {
    let arguments = CommandLine.arguments
    func value(_ name: String, _ offset: Int = 1) -> String? {
      guard let index = arguments.firstIndex(of: name), arguments.count > index + offset else {
        return nil
      }
      return arguments[index + offset]
    }
    if let first = value("--stretch").flatMap(UInt64.init),
      let end = value("--stretch", 2).flatMap(UInt64.init), let note = value("--note")
    {
      exit(try FuzzWorker().run(first..<end, noting: note))
    }
    if let file = value("--case") { exit(try FuzzWorker().run(caseIn: file)) }
    if let number = value("--show").flatMap(UInt64.init) { return print(Case(seed: number).source) }
    if let number = value("--draw").flatMap(UInt64.init) {
      let (_, svg) = try FuzzStudio().draw(Case(seed: number))
      return FileHandle.standardOutput.write(Data(svg))
    }
    let seed = value("--seed").flatMap(UInt64.init) ?? 1
    let trees = value("--trees").flatMap(UInt64.init) ?? 1000
    let jobs = value("--jobs").flatMap(Int.init) ?? 2
    let patience = value("--patience").flatMap(Double.init) ?? 60
    let failures = value("--failures").flatMap(Int.init) ?? 10
    let limit = 10.0
    let campaign = FuzzCampaign(
      numbers: seed..<seed + max(1, trees), jobs: jobs, limit: limit, mostFailures: failures)
    try exit(run(campaign, Shrinker(limit: limit, patience: patience)))
  }

  private static func run(_ campaign: FuzzCampaign, _ shrinker: Shrinker) throws -> Int32 {
    let start = Date()
    let (failures, drawn) = try campaign.run()
    let seconds = Date().timeIntervalSince(start)
    print("\(drawn) trees in \(Int(seconds)) s, of which \(failures.count) failed.")
    for failure in failures {
      let sample = Case(seed: failure.number)
      // Asked again, for the words; a case that fails only after others keeps how it ended.
      let again = try shrinker.ending(of: sample)
      let ending = again == .fine ? failure.ending : again
      let small = again == .fine ? sample : try shrinker.shrunk(sample, ending)
      print("Tree \(failure.number): \(ending)\n\(small.source)\n")
    }
    let failed = UInt64(failures.count)
    print("\(drawn - min(failed, drawn)) passed, \(failed) failed")
    return failures.isEmpty ? 0 : 1
  }
}
