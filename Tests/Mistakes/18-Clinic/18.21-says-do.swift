// Calls the side effect by its name, but still has it for each subscriber.

// exercise 18.21
// instead of: .map { city in statistics.entry(for: city) }
// instead of: .share()
.do(onNext: { city in _ = statistics.entry(for: city) })
// end 18.21
