import AppIntents

/// What somebody chose when editing a stock widget.
struct SelectStockIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Stock"
  static let description = IntentDescription("Follow one stock.")

  @Parameter(title: "Symbol")
  var stock: StockEntity?

  @Parameter(title: "Range", default: .day)
  var range: QuoteRange

  init() {}

  init(stock: StockEntity, range: QuoteRange) {
    self.stock = stock
    self.range = range
  }
}

/// The time that the line of a quote covers.
enum QuoteRange: String, AppEnum {
  case day, week, month

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Range"

  static let caseDisplayRepresentations: [QuoteRange: DisplayRepresentation] = [
    .day: "1 Day",
    .week: "1 Week",
    .month: "1 Month",
  ]
}

/// A stock as people pick it from a list.
struct StockEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Stock"
  static let defaultQuery = StockQuery()

  let id: String
  let name: String

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(id)", subtitle: "\(name)")
  }
}

extension StockEntity {
  init(_ stock: Stock) {
    self.init(id: stock.id, name: stock.name)
  }
}

/// Finds the stocks of the watchlist.
struct StockQuery: EntityStringQuery {
  func entities(for identifiers: [StockEntity.ID]) async throws -> [StockEntity] {
    all.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [StockEntity] {
    all.filter { $0.id.hasPrefix(string.uppercased()) || $0.name.contains(string) }
  }

  func suggestedEntities() async throws -> [StockEntity] {
    all
  }

  func defaultResult() async -> StockEntity? {
    all.first
  }

  private var all: [StockEntity] {
    Stock.watchlist.map { StockEntity($0) }
  }
}
