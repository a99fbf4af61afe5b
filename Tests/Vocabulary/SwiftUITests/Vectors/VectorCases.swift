/// Every view of the recorded vectors, by topic.
let vectorCases: [VectorCase] =
  reusedCases + fittingCases + gridCases + customLayoutCases + imageCases + positionCases
  + textCases + fitCases + pressureCases + gaugeCases + parityCases + sizeCases + spacingCases
  + metricCases + widthCases + symbolCases

/// Vectors that are tests of their own, asked again here for the whole record.
private let reusedCases: [VectorCase] = {
  let own = stackVectors + frameVectors + shapeVectors
  return own.filter { vector in
    ["layout/", "shape/"].contains { vector.id.hasPrefix($0) }
  }.map { VectorCase($0) }
}()
