// Keeps the first element of the second source, and never replaces it.

// exercise 8.6
sink.subscribe(toOther: second)
sink.subscribe(to: source)
// end 8.6

// exercise 8.6
guard !latest.isEmpty else { return }
do {
  forwardNext(try select(element, latest.element))
} catch {
  fail(with: error)
}
// end 8.6

// exercise 8.6
if latest.isEmpty { latest.element = element }
// end 8.6
