import AuthenticationServices
import CloudKit
import CoreBluetooth
import CoreSpotlight
import DiagnosticRecords
import FoundationAdditions
import MediaPlayer
import TestSupport
import Testing
import WeatherKit

/// Services that a device would ask: searches, radio, music, weather.
@Suite(OwnDiagnostics()) struct AbsentServiceTests {
  private func notes() -> [String] {
    HostDiagnostics.drain().filter { $0.rule == "inert-framework" }.compactMap(\.subject)
  }

  @Test func anItemHoldsItsAttributesAndIsForgotten() throws {
    let attributes = CSSearchableItemAttributeSet(contentType: .text)
    attributes.title = "Sencha"
    attributes.keywords = ["tea", "green"]
    let cups = try #require(CSCustomAttributeKey(keyName: "cups"))
    attributes.setValue(NSNumber(value: 3), forCustomKey: cups)
    let item = CSSearchableItem(
      uniqueIdentifier: "sencha", domainIdentifier: "teas", attributeSet: attributes)
    #expect(item.attributeSet.contentType == "public.text" && item.attributeSet.title == "Sencha")
    #expect(item.attributeSet.value(forCustomKey: cups) as? NSNumber == 3)
    #expect(CSCustomAttributeKey(keyName: "") == nil)
    var errors: [(any Error)?] = []
    CSSearchableIndex.default().indexSearchableItems([item]) { errors.append($0) }
    #expect(errors.count == 1 && errors.first.flatMap { $0 } == nil)
    #expect(!CSSearchableIndex.isIndexingAvailable())
    #expect(notes() == ["CoreSpotlight"])
  }

  private final class Listener: NSObject, CBCentralManagerDelegate {
    var states: [CBManagerState] = []
    func centralManagerDidUpdateState(_ central: CBCentralManager) { states.append(central.state) }
  }

  @Test func thereIsNoRadio() {
    let listener = Listener()
    let central = CBCentralManager(delegate: listener, queue: nil)
    #expect(listener.states == [.unsupported] && CBCentralManager.authorization == .denied)
    central.scanForPeripherals(withServices: [CBUUID(string: "180D")])
    #expect(!central.isScanning && central.retrievePeripherals(withIdentifiers: []).isEmpty)
    #expect(notes() == ["CoreBluetooth"])
  }

  @Test(arguments: [
    ("180D", "180D"), ("0000180d", "0000180D"),
    ("6e400001-b5a3-f393-e0a9-e50e24dcca9e", "6E400001-B5A3-F393-E0A9-E50E24DCCA9E"),
    ("tea", ""), ("180G", ""),
  ])
  func namesOfServicesAreRead(text: String, name: String) {
    #expect(CBUUID(string: text).uuidString == name)
    #expect(CBUUID(string: text) == CBUUID(data: CBUUID(string: text).data))
  }

  @Test func whatPlaysIsWhatTheAppSays() {
    let center = MPNowPlayingInfoCenter.default()
    center.nowPlayingInfo = [MPMediaItemPropertyTitle: "Rain"]
    #expect(center.nowPlayingInfo?[MPMediaItemPropertyTitle] as? String == "Rain")
    center.nowPlayingInfo = nil
    var calls = 0
    MPRemoteCommandCenter.shared().playCommand.addTarget { _ in
      calls += 1
      return .success
    }
    #expect(calls == 0 && MPMediaLibrary.authorizationStatus() == .denied)
    #expect(MPMusicPlayerController.systemMusicPlayer.nowPlayingItem == nil)
    #expect(notes() == ["MediaPlayer"])
  }

  @Test func nobodyIsAskedForTheWeather() async {
    let location = CLLocation(latitude: 60, longitude: 10)
    await #expect(throws: WeatherError.permissionDenied) {
      try await WeatherService.shared.weather(for: location)
    }
    await #expect(throws: WeatherError.permissionDenied) {
      let (now, days) = try await WeatherService.shared.weather(
        for: location, including: .current, .daily)
      _ = (now.temperature, days.first?.sun.sunrise)
    }
    #expect(notes() == ["WeatherKit"])
  }

  @Test func theWeatherHasWords() throws {
    #expect(WeatherCondition.mostlyClear.description == "Mostly Clear")
    #expect(Wind.CompassDirection.northNortheast.abbreviation == "NNE")
    #expect(Wind.CompassDirection.allCases.map(\.abbreviation).last == "NNW")
    #expect(UVIndex.ExposureCategory.veryHigh > .high)
    let moon = Data(#"{"phase": "waxingGibbous"}"#.utf8)
    let read = try JSONDecoder().decode(MoonEvents.self, from: moon)
    #expect(read.phase.symbolName == "moonphase.waxing.gibbous" && read.moonrise == nil)
  }

  @Test func nobodySignsInOnAPage() throws {
    var errors: [ASWebAuthenticationSessionError.Code?] = []
    let page = try #require(URL(string: "https://tea.example"))
    let session = ASWebAuthenticationSession(url: page, callbackURLScheme: "tea") { url, error in
      errors.append(url == nil ? (error as? ASWebAuthenticationSessionError)?.code : nil)
    }
    #expect(!session.start() && errors == [.presentationContextInvalid])
    #expect(notes() == ["AuthenticationServices"])
  }

  @Test func wishesToHearOfChangesFail() {
    let operation = CKModifySubscriptionsOperation(
      subscriptionsToSave: [CKDatabaseSubscription(subscriptionID: "teas")])
    nonisolated(unsafe) var codes: [CKError.Code?] = []
    operation.modifySubscriptionsResultBlock = { result in
      if case .failure(let error) = result { codes.append((error as? CKError)?.code) }
    }
    operation.start()
    #expect(codes == [.notAuthenticated])
    #expect(notes() == ["CloudKit"])
  }
}
