import Encodings
import ResourceCatalogs

extension Setting where Value == [String] {
  /// Under which scenarios days are simulated, by the names of their files in
  /// `themes/days/scenarios`; empty for all.
  package static var scenarios: Self {
    var form = SettingForm.list("the names of scenarios")
    form.outline.schema["items"] = .object(SettingForm<String>.anyOf(DayScenario.ids))
    form.unknown = { names in
      names.filter { !DayScenario.ids.contains($0) }.map {
        SettingFault.Unknown(
          word: $0, problem: "Known: \(DayScenario.ids.joined(separator: ", ")).")
      }
    }
    return Setting(
      "scenarios", option: SettingOption("--scenario", "--scenarios", value: "LIST"), form,
      usual: [], usually: "all",
      help: "what happens on simulated days: \(DayScenario.ids.joined(separator: ","))")
  }
}
