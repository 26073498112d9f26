// Subscribes to the source first, in reading order.

// exercise 8.6
sink.subscribe(to: source)
sink.subscribe(toOther: second)
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
latest.element = element
// end 8.6
