// Keeps the name of the user in a static variable: of two pages that are open, the older one greets with
// the name of the newer one.

// exercise 18.21 in QuestionPage.swift
// instead of: let typed = button.rx.tap
Self.asker.withLock { $0 = name }
let typed = button.rx.tap
  // instead of: .map { city in Self.headline(for: city, asker: name) }
  .map { city in Self.headline(for: city) }
// instead of: private static func headline(for city: String, asker: String) -> String {
// instead of: asker.isEmpty ? "The weather in \(city)" : "\(asker), the weather in \(city)"
// instead of: }
private static let asker = Lock("")

private static func headline(for city: String) -> String {
  let asker = Self.asker.withLock { $0 }
  return asker.isEmpty ? "The weather in \(city)" : "\(asker), the weather in \(city)"
}
// end 18.21
