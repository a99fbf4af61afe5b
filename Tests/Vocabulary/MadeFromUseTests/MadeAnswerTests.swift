import CoreGraphics
import MadeFromUse
import SwiftUI
import Testing
import UIKit

/// What code that could not be had answers.
@Suite struct MadeAnswerTests {
  @Test func `a made value or none comes where one will do`() {
    let made: Made = madeAnswer("Kit.a")
    let maybe: Made? = madeAnswer("Kit.a")
    let none: Int? = madeAnswer("Kit.a")
    madeAnswer("Kit.a") as Void
    #expect(made.madePath == "Kit.a")
    #expect(maybe?.madePath == "Kit.a")
    #expect(none == nil)
  }

  @Test func `what code takes for granted of missing things ends nothing`() {
    let made: Made? = madeAnswer("Kit.a")
    MadeFromUse.assert(made == nil, "the first is none")
    MadeFromUse.assertionFailure("never")
  }

  @Test func `what is shown is seen to be missing`() {
    let text: String = madeAnswer("Kit.a")
    #expect(text == "⟨Kit.a⟩")
    #expect(madeAnswer("Kit.a") as LocalizedStringKey == "⟨Kit.a⟩")
    #expect(madeAnswer("Kit.a") as Text == Text(verbatim: "⟨Kit.a⟩"))
    #expect(madeAnswer("Kit.a") as Color == .gray.opacity(0.5))
    #expect(madeAnswer("Kit.a") as CGColor == UIColor.gray.withAlphaComponent(0.5).cgColor)
    #expect((madeAnswer("Kit.a") as Binding<Int>).wrappedValue == 0)
  }

  @Test func `what is optional is not there, so that code says what comes instead`() {
    #expect(madeAnswer("Kit.a") as String? == nil)
    #expect(madeAnswer("Kit.a") as Color? == nil)
  }

  @Test func `a literal is what it says`() {
    #expect(madeAnswer(Made("a b").madePath) as String == "a b")
    #expect(madeAnswer((4 as Made).madePath) as Int == 4)
    #expect(madeAnswer((4 as Made).madePath) as Double == 4)
    #expect(madeAnswer((2.5 as Made).madePath) as CGFloat == 2.5)
    #expect(madeAnswer((true as Made).madePath) as Bool)
    #expect(madeAnswer((4 as Made).madePath) as Int? == 4)
    #expect(Made("a b").description == "a b")
  }

  @Test func `a number, a truth and a list are empty`() {
    #expect(madeAnswer("Kit.a") as Int16 == 0)
    #expect(madeAnswer("Kit.a") as CGFloat == 0)
    #expect(!(madeAnswer("Kit.a") as Bool))
    #expect(madeAnswer("Kit.a") as CGSize == .zero)
    #expect((madeAnswer("Kit.a") as [Int]).isEmpty)
    #expect(Int(Made(madePath: "Kit.a")) == 0)
  }

  @Test func `what is made has no elements`() {
    let made = Made(madePath: "Kit.all")
    #expect(made.first == nil)
    #expect(made.map(\.madePath).isEmpty)
    #expect(made[0].madePath.hasPrefix("Kit.all["))
  }
}
