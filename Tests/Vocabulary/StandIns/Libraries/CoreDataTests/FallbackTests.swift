import CoreData
import SwiftData
import SwiftUI
import TestSupport
import Testing

@Model private final class Cup {
  var millilitres: Int

  init(_ millilitres: Int) { self.millilitres = millilitres }
}

private final class Plate: NSManagedObject, Identifiable {
  @_Managed var width: Double
}

/// A widget's view that shows what a store holds, and a box of 20 points where it holds nothing.
private struct Cups: View {
  @Query(sort: \Cup.millilitres, order: .reverse) private var cups: [Cup]

  var body: some View {
    if let cup = cups.first {
      Color.red.frame(width: CGFloat(cup.millilitres), height: 10).accessibilityIdentifier("full")
    } else {
      Color.gray.frame(width: 20, height: 10).accessibilityIdentifier("fallback")
    }
  }
}

private struct Plates: View {
  @FetchRequest(sortDescriptors: [SortDescriptor(\.width)]) private var plates:
    FetchedResults<Plate>

  var body: some View {
    HStack(spacing: 0) {
      ForEach(plates) { plate in
        Color.red.frame(width: plate.width, height: 10)
          .accessibilityIdentifier("plate \(Int(plate.width))")
      }
    }
  }
}

private struct UnsortedPlates: View {
  @FetchRequest(sortDescriptors: [], animation: .default) private var plates: FetchedResults<Plate>

  var body: some View {
    Color.red.frame(width: CGFloat(plates.count) * 10, height: 10).accessibilityIdentifier("all")
  }
}

extension SharedStores {
  @MainActor @Suite struct FallbackTests {
    private func frame(_ name: String, _ view: some View) -> CGRect? {
      LayoutProbe(view, width: 200, height: 100).frame(name)
    }

    @Test func aQueryOfAnEmptyStoreShowsTheFallback() throws {
      #expect(frame("fallback", Cups())?.width == 20)
      #expect(frame("fallback", Cups().modelContainer(for: Cup.self, inMemory: true))?.width == 20)
    }

    @Test func aQueryShowsWhatTheContainerHolds() throws {
      let container = try ModelContainer(for: Cup.self)
      for size in [30, 50, 40] { container.mainContext.insert(Cup(size)) }
      #expect(frame("full", Cups().modelContainer(container))?.width == 50)
    }

    @Test func aFetchRequestShowsWhatTheContextHolds() throws {
      let context = NSPersistentContainer(name: "Plates").viewContext
      #expect(frame("plate 30", Plates().environment(\.managedObjectContext, context)) == nil)
      for width in [30.0, 20] { Plate(context: context).width = width }
      let view = Plates().environment(\.managedObjectContext, context)
      let first = try #require(frame("plate 20", view))
      #expect(frame("plate 30", view)?.minX == first.maxX)
      let all = UnsortedPlates().environment(\.managedObjectContext, context)
      #expect(frame("all", all)?.width == 20)
    }
  }
}
