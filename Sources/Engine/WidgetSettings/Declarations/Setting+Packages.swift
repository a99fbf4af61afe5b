extension Setting where Value == String? {
  /// A folder of packages that are at hand, which are used before any is fetched.
  package static var packages: Self {
    Setting(
      "packages", option: SettingOption("--packages", value: "DIR", concernsLists: true),
      isInFile: false, .text("a path of a folder", example: "../packages"),
      help: "a folder of packages at hand: checkouts or git repositories, each called as in its "
        + "address (Alamofire, Alamofire.git)")
  }
}
