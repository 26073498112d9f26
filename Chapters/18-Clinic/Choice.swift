// exercise 18.5: Fix this program; you may change all of it.
/// What the user has chosen, now and before.
struct Choice {
  /// The chosen city.
  private(set) var city = ""

  /// The last three cities that were chosen, newest first.
  private(set) var recent: [String] = []

  /// What the pages show as their title.
  var title: String {
    city.isEmpty ? CityChoice.invitation : city
  }

  /// Chooses a city.
  mutating func choose(_ name: String) {
    city = name
    recent.removeAll { $0 == name }
    recent.insert(name, at: 0)
    recent = Array(recent.prefix(3))
  }

  /// Takes the choice back.
  mutating func clear() {
    city = ""
  }

  /// Forgets what was chosen before.
  mutating func forgetRecent() {
    recent = []
  }
}
// end 18.5
