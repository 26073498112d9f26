// Disposes when `select` throws, and never tells the observer.

// exercise 8.6
sink.subscribe(toOther: second)
sink.subscribe(to: source)
// end 8.6

// exercise 8.6
guard !latest.isEmpty else { return }
do {
  forwardNext(try select(element, latest.element))
} catch {
  dispose()
}
// end 8.6

// exercise 8.6
latest.element = element
// end 8.6
