import ViewGraph

public protocol AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

public final class AXChartDescriptor {
  public var title: String?
  public var summary: String?
  public var xAxis: any AXDataAxisDescriptor
  public var yAxis: AXNumericDataAxisDescriptor?
  public var additionalAxes: [any AXDataAxisDescriptor]
  public var series: [AXDataSeriesDescriptor]

  public init(
    title: String? = nil, summary: String? = nil, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor? = nil, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    (self.title, self.summary, self.xAxis, self.yAxis) = (title, summary, xAxis, yAxis)
    (self.additionalAxes, self.series) = (additionalAxes, series)
  }
}

public protocol AXDataAxisDescriptor: AnyObject {
  var title: String { get set }
}

public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  public enum ScaleType: Int, Sendable { case linear, log10, ln }

  public var title: String
  public var range: ClosedRange<Double>
  public var gridlinePositions: [Double]
  public var scaleType = ScaleType.linear
  public var valueDescriptionProvider: (Double) -> String

  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    (self.title, self.range) = (title, range)
    (self.gridlinePositions, self.valueDescriptionProvider) = (
      gridlinePositions, valueDescriptionProvider
    )
  }
}

public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  public var title: String
  public var categoryOrder: [String]

  public init(title: String, categoryOrder: [String]) {
    (self.title, self.categoryOrder) = (title, categoryOrder)
  }
}

public final class AXDataSeriesDescriptor {
  public var name: String?
  public var isContinuous: Bool
  public var dataPoints: [AXDataPoint]

  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
  }
}

public final class AXDataPoint {
  public enum XValue: Sendable {
    case number(Double)
    case category(String)
  }

  public var xValue: XValue
  public var yValue: Double?
  public var label: String?

  public init(
    x: Double, y: Double? = nil, additionalValues: [XValue] = [], label: String? = nil
  ) { (xValue, yValue, self.label) = (.number(x), y, label) }

  public init(
    x: String, y: Double? = nil, additionalValues: [XValue] = [], label: String? = nil
  ) { (xValue, yValue, self.label) = (.category(x), y, label) }
}
