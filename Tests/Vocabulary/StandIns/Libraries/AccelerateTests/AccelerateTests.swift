import Accelerate
import Testing

@Suite struct AccelerateTests {
  private let values: [Double] = [3, 4, 8, 1]

  @Test func vectorsAreComputed() {
    #expect(vDSP.add(values, values) == [6, 8, 16, 2] && vDSP.add(1, values)[3] == 2)
    #expect(vDSP.subtract(values, [1, 1, 1, 1]) == [2, 3, 7, 0])
    #expect(vDSP.multiply(2, [Float(1), 2]) == [2, 4] && vDSP.divide(values, 2)[0] == 1.5)
    #expect(vDSP.divide(12, values) == [4, 3, 1.5, 12])
    #expect(vDSP.square([Float(-2)]) == [4] && vDSP.absolute([-2.0]) == [2])
    #expect(vDSP.clip(values, to: 2...4) == [3, 4, 4, 2])
    var result = [Double](repeating: 0, count: 4)
    vDSP.multiply(values, values, result: &result)
    #expect(result == [9, 16, 64, 1])
    vDSP.sort(&result, sortOrder: .descending)
    #expect(result == [64, 16, 9, 1])
  }

  @Test func numbersStandForMany() {
    #expect(vDSP.sum(values) == 16 && vDSP.mean(values) == 4 && vDSP.maximum(values) == 8)
    #expect(vDSP.minimum(values) == 1 && vDSP.indexOfMaximum(values) == (2, 8))
    #expect(vDSP.meanSquare(values) == 22.5 && vDSP.rootMeanSquare([3.0, 3]) == 3)
    #expect(vDSP.standardDeviation([2.0, 4, 4, 4, 5, 5, 7, 9]) == 2)
    #expect(vDSP.dot([1.0, 2], [3.0, 4]) == 11 && vDSP.distanceSquared([0.0, 0], [3, 4]) == 25)
    #expect(vDSP.mean([Double]()).isNaN && vDSP.maximum([Double]()) == -.infinity)
  }

  @Test func linesAreDrawnBetweenNumbers() {
    #expect(vDSP.ramp(in: 0.0...1, count: 5) == [0, 0.25, 0.5, 0.75, 1])
    #expect(vDSP.linearInterpolate(elementsOf: [0.0, 10, 20], using: [0.5, 1, 9]) == [5, 10, 20])
    #expect(vDSP.convolve(values, withKernel: [0.5, 0.5]) == [3.5, 6, 4.5])
    #expect(vDSP.slidingWindowSum(values, usingWindowLength: 3) == [15, 13])
    #expect(vDSP.normalize([1.0, 3]) == [-1, 1])
    #expect(vForce.sqrt([Float(4), 9]) == [2, 3] && vForce.cos([0.0]) == [1])
    #expect(vForce.pow(bases: [2.0], exponents: [10]) == [1024] && vForce.log2([8.0]) == [3])
  }

  @Test func functionsOfTheHeaderTakeStrides() {
    let other: [Double] = [1, 2, 3, 4]
    var result = [Double](repeating: 0, count: 4)
    vDSP_vsubD(other, 1, values, 1, &result, 1, 4)
    #expect(result == [2, 2, 5, -3])
    vDSP_vaddD(values, 2, other, 2, &result, 1, 2)
    #expect(result == [4, 11, 5, -3])
    var (mean, index): (Double, vDSP_Length) = (0, 0)
    vDSP_meanvD(values, 1, &mean, 4)
    #expect(mean == 4)
    vDSP_maxviD(values, 2, &mean, &index, 2)
    #expect(mean == 8 && index == 2)
    var (middle, spread): (Float, Float) = (0, 0)
    vDSP_normalize([1, 3], 1, nil, 1, &middle, &spread, 2)
    #expect(middle == 2 && spread == 1)
  }
}
