import SwiftUI
import WidgetKit

/// An analogue clock that fills the square it is given.
struct ClockDial<Inscription: View>: View {
  @Environment(\.widgetRenderingMode) private var renderingMode
  @Environment(\.dialPalette) private var palette

  let time: LocalTime
  /// Whether the face carries minute marks and numerals.
  let isDetailed: Bool
  @ViewBuilder let inscription: (_ side: CGFloat) -> Inscription

  var body: some View {
    GeometryReader { proxy in
      let side = min(proxy.size.width, proxy.size.height)
      ZStack {
        face
        DialMarks(side: side, isDetailed: isDetailed)
        if isDetailed {
          DialNumerals(side: side)
        }
        inscription(side)
        DialHands(time: time, side: side)
          .widgetAccentable()
      }
      .frame(width: side, height: side)
      .position(x: proxy.size.width / 2, y: proxy.size.height / 2)
    }
    .aspectRatio(1, contentMode: .fit)
  }

  private var face: some View {
    Circle()
      .fill(palette.face)
      .shadow(color: .black.opacity(renderingMode == .fullColor ? 0.10 : 0), radius: 4, y: 1)
  }
}

extension ClockDial where Inscription == EmptyView {
  init(time: LocalTime, isDetailed: Bool) {
    self.init(time: time, isDetailed: isDetailed) { _ in EmptyView() }
  }
}

/// The marks around the edge: one per hour, and small ones per minute where there is detail.
private struct DialMarks: View {
  @Environment(\.dialPalette) private var palette

  let side: CGFloat
  let isDetailed: Bool

  private var step: Int { isDetailed ? 1 : 5 }

  var body: some View {
    ForEach(Array(stride(from: 0, to: 60, by: step)), id: \.self) { minute in
      let isHour = minute % 5 == 0
      Capsule()
        .fill(palette.ink.opacity(isHour ? 0.9 : 0.3))
        .frame(width: side * (isHour && !isDetailed ? 0.03 : 0.012), height: side * 0.045)
        .offset(y: -side * 0.46)
        .rotationEffect(.degrees(Double(minute) * 6))
    }
  }
}

/// The numbers from one to twelve, all upright.
private struct DialNumerals: View {
  @Environment(\.dialPalette) private var palette

  let side: CGFloat

  var body: some View {
    ForEach(1..<13) { hour in
      Text("\(hour)")
        .font(.system(size: side * 0.105, weight: .semibold, design: .rounded))
        .foregroundStyle(palette.ink)
        .rotationEffect(.degrees(Double(hour) * -30))
        .offset(y: -side * 0.365)
        .rotationEffect(.degrees(Double(hour) * 30))
    }
    // They belong to the dial, as its marks do: a placeholder has them too.
    .unredacted()
  }
}

/// The hour and minute hands and the pin that holds them.
private struct DialHands: View {
  @Environment(\.dialPalette) private var palette

  let time: LocalTime
  let side: CGFloat

  var body: some View {
    ZStack {
      hand(length: 0.25, width: 0.042, angle: time.hourAngle)
      hand(length: 0.40, width: 0.030, angle: time.minuteAngle)
      Circle()
        .fill(Color("Hand"))
        .frame(width: side * 0.07, height: side * 0.07)
      Circle()
        .fill(palette.face)
        .frame(width: side * 0.026, height: side * 0.026)
    }
  }

  /// A hand that points to twelve before it turns; lengths are shares of the face’s side.
  private func hand(length: CGFloat, width: CGFloat, angle: Double) -> some View {
    Capsule()
      .fill(palette.ink)
      .frame(width: side * width, height: side * length)
      .offset(y: -side * length / 2)
      .rotationEffect(.degrees(angle))
  }
}
