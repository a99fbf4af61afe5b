// The functions of vDSP's header: strides before and after each operand, the count last. Those
// that end in D are of doubles.

public typealias vDSP_Stride = Int
public typealias vDSP_Length = UInt

/// Does something with each index.
private func each(_ count: vDSP_Length, _ body: (Int) -> Void) {
  for index in 0..<Int(count) { body(index) }
}

public func vDSP_vadd(
  _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ IB: vDSP_Stride,
  _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length
) { each(N) { C[$0 * IC] = A[$0 * IA] + B[$0 * IB] } }

/// The first operand is what is taken away.
public func vDSP_vsub(
  _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ IB: vDSP_Stride,
  _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length
) { each(N) { C[$0 * IC] = B[$0 * IB] - A[$0 * IA] } }

public func vDSP_vmul(
  _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ IB: vDSP_Stride,
  _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length
) { each(N) { C[$0 * IC] = A[$0 * IA] * B[$0 * IB] } }

/// The first operand is what is divided by.
public func vDSP_vdiv(
  _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ IB: vDSP_Stride,
  _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length
) { each(N) { C[$0 * IC] = B[$0 * IB] / A[$0 * IA] } }

public func vDSP_vsadd(
  _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>,
  _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length
) { each(N) { C[$0 * IC] = A[$0 * IA] + B.pointee } }

public func vDSP_vsmul(
  _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>,
  _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length
) { each(N) { C[$0 * IC] = A[$0 * IA] * B.pointee } }

public func vDSP_vsdiv(
  _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>,
  _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length
) { each(N) { C[$0 * IC] = A[$0 * IA] / B.pointee } }

public func vDSP_vabs(
  _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride,
  _ N: vDSP_Length
) { each(N) { C[$0 * IC] = A[$0 * IA].magnitude } }

public func vDSP_vneg(
  _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride,
  _ N: vDSP_Length
) { each(N) { C[$0 * IC] = -A[$0 * IA] } }

public func vDSP_vsq(
  _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride,
  _ N: vDSP_Length
) { each(N) { C[$0 * IC] = A[$0 * IA] * A[$0 * IA] } }

public func vDSP_vaddD(
  _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ B: UnsafePointer<Double>, _ IB: vDSP_Stride,
  _ C: UnsafeMutablePointer<Double>, _ IC: vDSP_Stride, _ N: vDSP_Length
) { each(N) { C[$0 * IC] = A[$0 * IA] + B[$0 * IB] } }

/// The first operand is what is taken away.
public func vDSP_vsubD(
  _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ B: UnsafePointer<Double>, _ IB: vDSP_Stride,
  _ C: UnsafeMutablePointer<Double>, _ IC: vDSP_Stride, _ N: vDSP_Length
) { each(N) { C[$0 * IC] = B[$0 * IB] - A[$0 * IA] } }

public func vDSP_vmulD(
  _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ B: UnsafePointer<Double>, _ IB: vDSP_Stride,
  _ C: UnsafeMutablePointer<Double>, _ IC: vDSP_Stride, _ N: vDSP_Length
) { each(N) { C[$0 * IC] = A[$0 * IA] * B[$0 * IB] } }

/// The first operand is what is divided by.
public func vDSP_vdivD(
  _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ B: UnsafePointer<Double>, _ IB: vDSP_Stride,
  _ C: UnsafeMutablePointer<Double>, _ IC: vDSP_Stride, _ N: vDSP_Length
) { each(N) { C[$0 * IC] = B[$0 * IB] / A[$0 * IA] } }

public func vDSP_vsaddD(
  _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ B: UnsafePointer<Double>,
  _ C: UnsafeMutablePointer<Double>, _ IC: vDSP_Stride, _ N: vDSP_Length
) { each(N) { C[$0 * IC] = A[$0 * IA] + B.pointee } }

public func vDSP_vsmulD(
  _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ B: UnsafePointer<Double>,
  _ C: UnsafeMutablePointer<Double>, _ IC: vDSP_Stride, _ N: vDSP_Length
) { each(N) { C[$0 * IC] = A[$0 * IA] * B.pointee } }

public func vDSP_vsdivD(
  _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ B: UnsafePointer<Double>,
  _ C: UnsafeMutablePointer<Double>, _ IC: vDSP_Stride, _ N: vDSP_Length
) { each(N) { C[$0 * IC] = A[$0 * IA] / B.pointee } }

public func vDSP_vabsD(
  _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>,
  _ IC: vDSP_Stride,
  _ N: vDSP_Length
) { each(N) { C[$0 * IC] = A[$0 * IA].magnitude } }

public func vDSP_vnegD(
  _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>,
  _ IC: vDSP_Stride,
  _ N: vDSP_Length
) { each(N) { C[$0 * IC] = -A[$0 * IA] } }

public func vDSP_vsqD(
  _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>,
  _ IC: vDSP_Stride,
  _ N: vDSP_Length
) { each(N) { C[$0 * IC] = A[$0 * IA] * A[$0 * IA] } }
