import Testing

@testable import GameplayKit

@Suite struct GKRandomSourceTests {
  /// RFC 6229: the stream of the key 0x0102030405.
  @Test func streamsAreThePublishedOnes() {
    let stream = ARC4(key: [1, 2, 3, 4, 5])
    #expect((0..<4).map { _ in stream.byte() } == [0xb2, 0x39, 0x63, 0x05])
    // C++, `mt19937_64`: the 10 000th number after the usual seed of 5489.
    var twister = MersenneTwister(seed: 5489)
    let last = (0..<10_000).reduce(UInt64(0)) { _, _ in twister.next() }
    #expect(last == 9_981_545_732_273_789_042)
  }

  @Test func oneSeedIsOneSequence() {
    let sources: [() -> GKRandomSource] = [
      { GKARC4RandomSource(seed: Data("seed".utf8)) }, { GKMersenneTwisterRandomSource(seed: 7) },
      { GKLinearCongruentialRandomSource(seed: 7) },
    ]
    for source in sources {
      let (first, second) = (source(), source())
      let numbers = (0..<50).map { _ in first.nextInt(upperBound: 10) }
      #expect(numbers == (0..<50).map { _ in second.nextInt(upperBound: 10) })
      #expect(numbers.allSatisfy((0..<10).contains) && Set(numbers).count > 5)
      #expect((0...1).contains(first.nextUniform()))
      #expect(first.nextInt(upperBound: 0) == 0)
      let shuffled = second.arrayByShufflingObjects(in: [1, 2, 3, 4, 5]) as? [Int]
      #expect(shuffled?.sorted() == [1, 2, 3, 4, 5])
    }
  }

  @Test func distributionsKeepTheirBounds() {
    let source = GKMersenneTwisterRandomSource(seed: 1)
    let shuffled = GKShuffledDistribution(randomSource: source, lowestValue: 1, highestValue: 6)
    #expect((0..<6).map { _ in shuffled.nextInt() }.sorted() == [1, 2, 3, 4, 5, 6])
    let bell = GKGaussianDistribution(randomSource: source, lowestValue: 0, highestValue: 100)
    #expect((0..<100).allSatisfy { _ in (0...100).contains(bell.nextInt()) })
    #expect(bell.mean == 50 && GKRandomDistribution.d20().numberOfPossibleOutcomes == 20)
  }

  @Test func statesFollowEachOther() {
    let machine = GKStateMachine(states: [Open(), Shut()])
    #expect(machine.enter(Open.self) && machine.currentState is Open)
    #expect(!machine.enter(Open.self) && machine.enter(Shut.self))
    #expect(machine.state(forClass: Shut.self)?.stateMachine === machine)
  }

  private final class Open: GKState, @unchecked Sendable {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Shut.self }
  }

  private final class Shut: GKState, @unchecked Sendable {}
}
