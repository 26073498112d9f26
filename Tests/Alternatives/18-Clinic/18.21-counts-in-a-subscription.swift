// Has the questions without a side effect, and counts in a subscription of its own.

// exercise 18.21
// instead of: .map { city in statistics.entry(for: city) }
// instead of: .share()
.map { city in statistics.spelling(of: city) }
// instead of: questions
// instead of: .map { city in Self.headline(for: city, asker: name) }
questions
  .subscribe(onNext: { city in _ = statistics.entry(for: city) })
  .disposed(by: bag)

questions
  .map { city in Self.headline(for: city, asker: name) }
// instead of: private func spelling(of city: String) -> String {
// instead of: city.split(separator: " ")
// instead of: .map { word in word.prefix(1).uppercased() + word.dropFirst().lowercased() }
// instead of: .joined(separator: " ")
// instead of: }
func spelling(of city: String) -> String {
  city.split(separator: " ")
    .map { word in word.prefix(1).uppercased() + word.dropFirst().lowercased() }
    .joined(separator: " ")
}
// end 18.21
