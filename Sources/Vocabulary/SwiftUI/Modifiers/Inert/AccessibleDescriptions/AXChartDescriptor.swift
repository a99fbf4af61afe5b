import ViewGraph

/// Something that describes a chart to those who listen to it.
public protocol AXChartDescriptorRepresentable {
  /// The description.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Changes the description after the data have changed.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Changes nothing.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// A chart as it is read out.
public final class AXChartDescriptor {
  /// Its name.
  public var title: String?
  /// What it says.
  public var summary: String?
  /// The horizontal axis.
  public var xAxis: any AXDataAxisDescriptor
  /// The vertical axis.
  public var yAxis: AXNumericDataAxisDescriptor?
  /// Any more axes.
  public var additionalAxes: [any AXDataAxisDescriptor]
  /// The data.
  public var series: [AXDataSeriesDescriptor]

  /// Describes a chart.
  public init(
    title: String? = nil, summary: String? = nil, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor? = nil, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    (self.title, self.summary, self.xAxis, self.yAxis) = (title, summary, xAxis, yAxis)
    (self.additionalAxes, self.series) = (additionalAxes, series)
  }
}

/// An axis as it is read out.
public protocol AXDataAxisDescriptor: AnyObject {
  /// Its name.
  var title: String { get set }
}

/// An axis of numbers as it is read out.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// How numbers lie along it.
  public enum ScaleType: Int, Sendable { case linear, log10, ln }

  /// Its name.
  public var title: String
  /// From where to where it goes.
  public var range: ClosedRange<Double>
  /// Where its lines are.
  public var gridlinePositions: [Double]
  /// How numbers lie along it.
  public var scaleType = ScaleType.linear
  /// How a number is read out.
  public var valueDescriptionProvider: (Double) -> String

  /// Describes an axis.
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

/// An axis of names as it is read out.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  /// Its name.
  public var title: String
  /// The names in their order.
  public var categoryOrder: [String]

  /// Describes an axis.
  public init(title: String, categoryOrder: [String]) {
    (self.title, self.categoryOrder) = (title, categoryOrder)
  }
}

/// Data as they are read out.
public final class AXDataSeriesDescriptor {
  /// Their name.
  public var name: String?
  /// Whether they are one line.
  public var isContinuous: Bool
  /// The places.
  public var dataPoints: [AXDataPoint]

  /// Describes data.
  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
  }
}

/// A place as it is read out.
public final class AXDataPoint {
  /// A number or a name along the horizontal axis.
  public enum XValue: Sendable {
    /// A place on an axis of numbers.
    case number(Double)
    /// A place on an axis of names.
    case category(String)
  }

  /// Along the horizontal axis.
  public var xValue: XValue
  /// Along the vertical axis.
  public var yValue: Double?
  /// Its name.
  public var label: String?

  /// A place at a number.
  public init(
    x: Double, y: Double? = nil, additionalValues: [XValue] = [], label: String? = nil
  ) { (xValue, yValue, self.label) = (.number(x), y, label) }

  /// A place at a name.
  public init(
    x: String, y: Double? = nil, additionalValues: [XValue] = [], label: String? = nil
  ) { (xValue, yValue, self.label) = (.category(x), y, label) }
}
