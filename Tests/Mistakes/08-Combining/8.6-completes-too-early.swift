// Completes at an element that comes before the other source has sent.

// exercise 8.6
sink.subscribe(toOther: second)
sink.subscribe(to: source)
// end 8.6

// exercise 8.6
guard !latest.isEmpty else { return complete() }
do {
  forwardNext(try select(element, latest.element))
} catch {
  fail(with: error)
}
// end 8.6

// exercise 8.6
latest.element = element
// end 8.6
