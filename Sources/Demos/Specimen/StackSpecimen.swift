import SwiftUI
import WidgetKit

/// Stacks, their alignments and how they share room.
struct StackSpecimen: Widget {
  var body: some WidgetConfiguration {
    SpecimenPage("Stacks", "Alignment, spacing, priorities and guides.") { _ in
      VStack(spacing: 10) {
        HStack(spacing: 10) {
          Specimen("top") { bars(.top) }
          Specimen("center") { bars(.center) }
          Specimen("bottom") { bars(.bottom) }
          Specimen("first baseline") {
            HStack(alignment: .firstTextBaseline) {
              Text("A").font(.largeTitle)
              Text("a").font(.caption)
            }
          }
        }
        HStack(spacing: 10) {
          Specimen("leading") { columns(.leading) }
          Specimen("center") { columns(.center) }
          Specimen("trailing") { columns(.trailing) }
          Specimen("guide") { guides }
        }
        HStack(spacing: 10) {
          Specimen("ZStack") { layers }
          Specimen("overlay") {
            tile(.indigo).overlay(alignment: .bottomTrailing) { dot.offset(x: 4, y: 4) }
          }
          Specimen("layoutPriority") { priorities }
          Specimen("Spacer") {
            HStack(spacing: 0) {
              dot
              Spacer()
              dot
              Spacer()
              dot
            }
          }
        }
      }
    }
  }

  private func bars(_ alignment: VerticalAlignment) -> some View {
    HStack(alignment: alignment, spacing: 4) {
      ForEach([24, 40, 32], id: \.self) { height in
        RoundedRectangle(cornerRadius: 3).fill(.blue.gradient).frame(width: 12, height: height)
      }
    }
  }

  private func columns(_ alignment: HorizontalAlignment) -> some View {
    VStack(alignment: alignment, spacing: 4) {
      ForEach([24, 44, 34], id: \.self) { width in
        RoundedRectangle(cornerRadius: 3).fill(.teal.gradient).frame(width: width, height: 10)
      }
    }
  }

  private var guides: some View {
    VStack(alignment: .leading, spacing: 4) {
      ForEach(0..<3) { step in
        RoundedRectangle(cornerRadius: 3).fill(.orange.gradient)
          .frame(width: 24, height: 10)
          .alignmentGuide(.leading) { _ in CGFloat(step) * -10 }
      }
    }
  }

  private var layers: some View {
    ZStack {
      ForEach(0..<3) { step in
        RoundedRectangle(cornerRadius: 6)
          .fill(.pink.opacity(0.4))
          .frame(width: 30, height: 30)
          .offset(x: CGFloat(step - 1) * 9, y: CGFloat(step - 1) * 7)
      }
    }
  }

  private var priorities: some View {
    HStack(spacing: 2) {
      Text("Shortened").lineLimit(1)
      Text("Whole").lineLimit(1).layoutPriority(1)
    }
    .font(.caption)
  }

  private func tile(_ color: Color) -> some View {
    RoundedRectangle(cornerRadius: 6).fill(color.gradient).frame(width: 34, height: 34)
  }

  private var dot: some View { Circle().fill(.red).frame(width: 12, height: 12) }
}
