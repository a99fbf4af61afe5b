import SwiftUI
import WidgetKit

/// Lines in several scripts.
struct WritingSpecimen: Widget {
  var body: some WidgetConfiguration {
    SpecimenPage("Writing", "Scripts, directions and line breaks.") { _ in WritingView() }
  }
}

/// Arabic, Hebrew, Japanese, Chinese, Thai and emoji, with Latin words between them.
struct WritingView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 5) {
      Text(verbatim: "مرحبا بالعالم: WWDC 2026 (الأول)!")
      Text(verbatim: "שלום עולם, version 2.0 – 50%.")
      Text(verbatim: "The title is “مدخل إلى C++” in 12 parts.")
      Text(verbatim: "Hello, world!")
      Text(verbatim: "10:30 – 12:45")
      (Text(verbatim: "سعر ").bold() + Text(verbatim: "iPhone 17").foregroundStyle(.blue)
        + Text(verbatim: " هو 999$").italic())
      Text(
        verbatim:
          "هذا نص طويل بالعربية يمتد على أكثر من سطر ليظهر التفاف السطور مع كلمات English في الوسط"
      )
      .lineLimit(3)
      Text(verbatim: "これは「日本語」のテキストです。ちょっとした禁則処理、きっちり。Swiftで書かれています。")
      Text(verbatim: "中文文本，包含标点。“引号”也应当保持在一起！测试。")
      Text(verbatim: "ภาษาไทยไม่มีช่องว่างระหว่างคำเลยสักนิดเดียวในประโยคนี้")
      Text(verbatim: "👨‍👩‍👧‍👦🏳️‍🌈🇩🇪👍🏽1️⃣❤️‍🔥👨‍👩‍👧‍👦🏳️‍🌈🇩🇪👍🏽1️⃣❤️‍🔥👨‍👩‍👧‍👦").lineLimit(1)
    }
    .font(.footnote)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
