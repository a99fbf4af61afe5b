public import Foundation

/// Names of what is noted as several values together, as Apple lists them.
public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// Apple's word.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let bloodPressure = Self(rawValue: "HKCorrelationTypeIdentifierBloodPressure")
  public static let food = Self(rawValue: "HKCorrelationTypeIdentifierFood")
}

public final class HKCorrelationType: HKSampleType, @unchecked Sendable {
  public convenience init(_ identifier: HKCorrelationTypeIdentifier) {
    self.init(identifier: identifier.rawValue)
  }
}

/// Samples that belong together, as those of a meal. None is kept here.
open class HKCorrelation: HKSample, @unchecked Sendable {
  public let correlationType: HKCorrelationType
  public let objects: Set<HKSample>

  public init(
    type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date,
    objects: Set<HKSample>, metadata: [String: Any]? = nil
  ) {
    (self.correlationType, self.objects) = (correlationType, objects)
    super.init(correlationType, startDate, endDate, metadata)
  }

  open func objects(for objectType: HKObjectType) -> Set<HKSample> {
    objects.filter { $0.sampleType == objectType }
  }
}

open class HKCorrelationQuery: HKQuery, @unchecked Sendable {
  public let correlationType: HKCorrelationType
  public let samplePredicates: [HKSampleType: NSPredicate]?
  private let handler: (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void

  public init(
    type correlationType: HKCorrelationType, predicate: NSPredicate?,
    samplePredicates: [HKSampleType: NSPredicate]?,
    completion: @escaping (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void
  ) {
    (self.correlationType, self.samplePredicates) = (correlationType, samplePredicates)
    handler = completion
    super.init(correlationType, predicate)
  }

  override func answer() { handler(self, [], nil) }
}
