import Foundation
import SwiftUI

/// Facts/recordings.md#cases, gauge/*, progress/*, label/* and ios/label/basic.
let gaugeCases: [VectorCase] = [
  .frames("gauge/basic") {
    VStack(spacing: 14) {
      plainGauges
      changedGauges
    }.padding(20).named("stack")
  },
  .frames("gauge/accessory") {
    VStack(spacing: 20) {
      circularGauges
      linearGauges
    }.padding(20).named("stack")
  },
  .size("progress/circular determinate") { ProgressView(value: 0.5).progressViewStyle(.circular) },
  .size("progress/circular with label below (default spacing)") {
    ProgressView("Label", value: 0.5).progressViewStyle(.circular)
  },
  .size("progress/spinner .controlSize(.small)") { ProgressView().controlSize(.small) },
  .size("progress/linear indeterminate") { ProgressView().progressViewStyle(.linear) },
  .size("label/Label(Title + 24 pt image)") { titledLabel },
  .size("label/iconOnly 24 pt image") { titledLabel.labelStyle(.iconOnly) },
  .frames("ios/label/basic") {
    VStack(alignment: .leading, spacing: 12) {
      starLabel("title", "icon").named("label")
      starLabel("titleT", "iconT").font(.title).named("labelTitle")
      starLabel("", "").labelStyle(.iconOnly).named("iconOnly")
      starLabel("", "").labelStyle(.titleOnly).named("titleOnly")
    }.named("stack")
  },
]

@MainActor private var titledLabel: some View {
  Label {
    Text("Title")
  } icon: {
    Image(.sketch([], width: 24, height: 24))
  }
}

@MainActor private func starLabel(_ title: String, _ icon: String) -> some View {
  Label {
    Text("Label").named(title)
  } icon: {
    Image(systemName: "star").named(icon)
  }
}

@MainActor private func gauge() -> some View { Gauge(value: 0.4) { Text("Level") } }

@MainActor private func boundedGauge() -> some View {
  Gauge(value: 40, in: 0...100) {
    Text("Level")
  } currentValueLabel: {
    Text("40")
  } minimumValueLabel: {
    Text("0")
  } maximumValueLabel: {
    Text("100")
  }
}

@MainActor private func valueGauge() -> some View {
  Gauge(value: 0.6) {
    Text("Level")
  } currentValueLabel: {
    Text("60%")
  }
}

@MainActor @ViewBuilder private var plainGauges: some View {
  Gauge(value: 0.4) { Text("Battery") }.named("bare")
  valueGauge().named("value")
  boundedGauge().named("bounds")
  Gauge(value: 25, in: 0...50) { Text("Level") }.named("total")
}

@MainActor @ViewBuilder private var changedGauges: some View {
  gauge().frame(width: 120).named("narrow")
  gauge().tint(.red).named("tinted")
  gauge().gaugeStyle(.linearCapacity).named("capacity")
  gauge().labelsHidden().named("hidden")
}

@MainActor private var circularGauges: some View {
  HStack(spacing: 14) {
    valueGauge().gaugeStyle(.accessoryCircular).named("circular")
    valueGauge().gaugeStyle(.accessoryCircularCapacity).named("circularCapacity")
    boundedGauge().gaugeStyle(.accessoryCircular).named("circularBounds")
    gauge().gaugeStyle(.accessoryCircular).named("circularBare")
  }.named("circulars")
}

@MainActor @ViewBuilder private var linearGauges: some View {
  valueGauge().gaugeStyle(.accessoryLinear).named("linear")
  valueGauge().gaugeStyle(.accessoryLinearCapacity).named("linearCapacity")
  boundedGauge().gaugeStyle(.accessoryLinear).named("linearBounds")
  boundedGauge().gaugeStyle(.accessoryLinearCapacity).named("linearCapacityBounds")
  gauge().gaugeStyle(.accessoryLinear).named("linearBare")
}
