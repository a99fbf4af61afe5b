import Testing
import simd

@Suite struct VectorTests {
  @Test func vectorsAreMeasured() {
    let (x, y) = (simd_float3(1, 2, 2), simd_float3(0, 3, 4))
    #expect(dot(x, y) == 14 && simd_length(x) == 3 && length_squared(y) == 25)
    #expect(cross(simd_float3(1, 0, 0), simd_float3(0, 1, 0)) == simd_float3(0, 0, 1))
    #expect(simd_normalize(simd_double2(3, 4)) == simd_double2(0.6, 0.8))
    #expect(simd_distance(x, x + y) == 5)
    #expect(reflect(simd_float2(1, -1), n: simd_float2(0, 1)) == simd_float2(1, 1))
  }

  @Test func valuesAreMixedAndBounded() {
    #expect(mix(simd_float2(0, 10), simd_float2(10, 20), t: 0.5) == simd_float2(5, 15))
    #expect(simd_clamp(simd_float2(-1, 9), .zero, simd_float2(1, 1)) == simd_float2(0, 1))
    #expect(simd_clamp(Float(7), 0, 5) == 5 && simd_smoothstep(0, 2, 1.0) == 0.5)
    #expect(abs(simd_float2(-1, 2)) == simd_float2(1, 2) && fract(simd_float2(1.25, -0.5)).y == 0.5)
    #expect(step(simd_float2(1, 3), edge: simd_float2(2, 2)) == simd_float2(0, 1))
    #expect(simd_reduce_max(simd_float3(1, 3, 2)) == 3 && simd_reduce_min(simd_int2(4, 2)) == 2)
    #expect(simd_fract(1.25) == 0.25 && simd_sign(-2.0) == -1 && simd_step(2.0, 1.0) == 0)
    #expect(max(simd_float2(1, 4), simd_float2(2, 3)) == simd_float2(2, 4) && max(1, 2) == 2)
  }

  @Test func matricesAreColumns() {
    let matrix = simd_float2x2(columns: (simd_float2(1, 2), simd_float2(3, 4)))
    #expect(matrix * simd_float2(1, 1) == simd_float2(4, 6))
    #expect(abs(matrix.determinant + 2) < 1e-6)
    #expect(matrix.transpose.columns.0 == simd_float2(1, 3))
    #expect(distance((matrix.inverse * matrix).columns.0, simd_float2(1, 0)) < 1e-6)
    #expect(simd_double2x2(rows: [simd_double2(1, 2), simd_double2(3, 4)])[1, 0] == 2)
    #expect(simd_float3x3(diagonal: simd_float3(1, 2, 0)).inverse[0, 0].isNaN)
    var move = matrix_identity_float4x4
    move.columns.3 = simd_float4(5, 6, 7, 1)
    #expect(simd_mul(move.inverse, simd_float4(5, 6, 7, 1)) == simd_float4(0, 0, 0, 1))
    #expect((move * move).columns.3.x == 10)
  }

  @Test func rotationsTurn() {
    let turn = simd_quatd(angle: .pi / 2, axis: simd_double3(0, 0, 1))
    #expect(distance(turn.act(simd_double3(1, 0, 0)), simd_double3(0, 1, 0)) < 1e-12)
    #expect(distance((turn * turn).act(simd_double3(1, 0, 0)), simd_double3(-1, 0, 0)) < 1e-12)
    #expect(abs(turn.angle - .pi / 2) < 1e-12 && turn.axis == simd_double3(0, 0, 1))
    let half = simd_slerp(simd_quatd(ix: 0, iy: 0, iz: 0, r: 1), turn, 0.5)
    #expect(abs(half.angle - .pi / 4) < 1e-12)
    #expect(distance(simd_quatd(simd_double4x4(turn)).vector, turn.vector) < 1e-12)
    let opposite = simd_quatd(from: simd_double3(1, 0, 0), to: simd_double3(-1, 0, 0))
    #expect(distance(opposite.act(simd_double3(1, 0, 0)), simd_double3(-1, 0, 0)) < 1e-12)
  }
}
