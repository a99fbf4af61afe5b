// Numbers that stand for many, by the functions of vDSP's header.

/// Every so manieth of some numbers.
private func numbers<T>(
  _ start: UnsafePointer<T>, _ stride: vDSP_Stride, _ count: vDSP_Length
) -> [T] { (0..<Int(count)).map { start[$0 * stride] } }

public func vDSP_sve(
  _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length
) { C.pointee = vDSP.sum(numbers(A, IA, N)) }

public func vDSP_svesq(
  _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length
) { C.pointee = vDSP.sumOfSquares(numbers(A, IA, N)) }

public func vDSP_svemg(
  _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length
) { C.pointee = vDSP.sumOfMagnitudes(numbers(A, IA, N)) }

public func vDSP_meanv(
  _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length
) { C.pointee = vDSP.mean(numbers(A, IA, N)) }

public func vDSP_measqv(
  _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length
) { C.pointee = vDSP.meanSquare(numbers(A, IA, N)) }

public func vDSP_meamgv(
  _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length
) { C.pointee = vDSP.meanMagnitude(numbers(A, IA, N)) }

public func vDSP_rmsqv(
  _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length
) { C.pointee = vDSP.rootMeanSquare(numbers(A, IA, N)) }

public func vDSP_maxv(
  _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length
) { C.pointee = vDSP.maximum(numbers(A, IA, N)) }

public func vDSP_minv(
  _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length
) { C.pointee = vDSP.minimum(numbers(A, IA, N)) }

public func vDSP_maxmgv(
  _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length
) { C.pointee = vDSP.maximumMagnitude(numbers(A, IA, N)) }

public func vDSP_maxvi(
  _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>,
  _ I: UnsafeMutablePointer<vDSP_Length>, _ N: vDSP_Length
) {
  let (index, value) = vDSP.indexOfMaximum(numbers(A, IA, N))
  C.pointee = value
  I.pointee = index * vDSP_Length(abs(IA))
}

public func vDSP_minvi(
  _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>,
  _ I: UnsafeMutablePointer<vDSP_Length>, _ N: vDSP_Length
) {
  let (index, value) = vDSP.indexOfMinimum(numbers(A, IA, N))
  C.pointee = value
  I.pointee = index * vDSP_Length(abs(IA))
}

public func vDSP_dotpr(
  _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ IB: vDSP_Stride,
  _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length
) { C.pointee = vDSP.dot(numbers(A, IA, N), numbers(B, IB, N)) }

/// Writes mean and standard deviation, and the numbers with these made 0 and 1 unless `C` is nil.
public func vDSP_normalize(
  _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>?,
  _ IC: vDSP_Stride,
  _ mean: UnsafeMutablePointer<Float>, _ standardDeviation: UnsafeMutablePointer<Float>,
  _ N: vDSP_Length
) {
  let values = numbers(A, IA, N)
  mean.pointee = vDSP.mean(values)
  standardDeviation.pointee = vDSP.standardDeviation(values)
  if let C {
    for (index, value) in vDSP.normalize(values).enumerated() { C[index * IC] = value }
  }
}

public func vDSP_sveD(
  _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ N: vDSP_Length
) { C.pointee = vDSP.sum(numbers(A, IA, N)) }

public func vDSP_svesqD(
  _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ N: vDSP_Length
) { C.pointee = vDSP.sumOfSquares(numbers(A, IA, N)) }

public func vDSP_svemgD(
  _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ N: vDSP_Length
) { C.pointee = vDSP.sumOfMagnitudes(numbers(A, IA, N)) }

public func vDSP_meanvD(
  _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ N: vDSP_Length
) { C.pointee = vDSP.mean(numbers(A, IA, N)) }

public func vDSP_measqvD(
  _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ N: vDSP_Length
) { C.pointee = vDSP.meanSquare(numbers(A, IA, N)) }

public func vDSP_meamgvD(
  _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ N: vDSP_Length
) { C.pointee = vDSP.meanMagnitude(numbers(A, IA, N)) }

public func vDSP_rmsqvD(
  _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ N: vDSP_Length
) { C.pointee = vDSP.rootMeanSquare(numbers(A, IA, N)) }

public func vDSP_maxvD(
  _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ N: vDSP_Length
) { C.pointee = vDSP.maximum(numbers(A, IA, N)) }

public func vDSP_minvD(
  _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ N: vDSP_Length
) { C.pointee = vDSP.minimum(numbers(A, IA, N)) }

public func vDSP_maxmgvD(
  _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ N: vDSP_Length
) { C.pointee = vDSP.maximumMagnitude(numbers(A, IA, N)) }

public func vDSP_maxviD(
  _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>,
  _ I: UnsafeMutablePointer<vDSP_Length>, _ N: vDSP_Length
) {
  let (index, value) = vDSP.indexOfMaximum(numbers(A, IA, N))
  C.pointee = value
  I.pointee = index * vDSP_Length(abs(IA))
}

public func vDSP_minviD(
  _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>,
  _ I: UnsafeMutablePointer<vDSP_Length>, _ N: vDSP_Length
) {
  let (index, value) = vDSP.indexOfMinimum(numbers(A, IA, N))
  C.pointee = value
  I.pointee = index * vDSP_Length(abs(IA))
}

public func vDSP_dotprD(
  _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ B: UnsafePointer<Double>, _ IB: vDSP_Stride,
  _ C: UnsafeMutablePointer<Double>, _ N: vDSP_Length
) { C.pointee = vDSP.dot(numbers(A, IA, N), numbers(B, IB, N)) }

/// Writes mean and standard deviation, and the numbers with these made 0 and 1 unless `C` is nil.
public func vDSP_normalizeD(
  _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>?,
  _ IC: vDSP_Stride,
  _ mean: UnsafeMutablePointer<Double>, _ standardDeviation: UnsafeMutablePointer<Double>,
  _ N: vDSP_Length
) {
  let values = numbers(A, IA, N)
  mean.pointee = vDSP.mean(values)
  standardDeviation.pointee = vDSP.standardDeviation(values)
  if let C {
    for (index, value) in vDSP.normalize(values).enumerated() { C[index * IC] = value }
  }
}
