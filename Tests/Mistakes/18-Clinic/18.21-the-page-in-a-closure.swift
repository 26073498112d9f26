// Counts once, and writes the function as a closure: it holds the page as well.

// exercise 18.21
// instead of: private let bag = DisposeBag()
private let name: String
private let bag = DisposeBag()
// instead of: let typed = button.rx.tap
self.name = name
let typed = button.rx.tap
// instead of: questions
// instead of: .map { city in Self.headline(for: city, asker: name) }
questions
  .map { city in self.headline(for: city) }
// instead of: private static func headline(for city: String, asker: String) -> String {
// instead of: asker.isEmpty ? "The weather in \(city)" : "\(asker), the weather in \(city)"
// instead of: }
private func headline(for city: String) -> String {
  name.isEmpty ? "The weather in \(city)" : "\(name), the weather in \(city)"
}
// end 18.21
