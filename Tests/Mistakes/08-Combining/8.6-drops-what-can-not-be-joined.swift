// Drops an element for which `select` throws.

// exercise 8.6
sink.subscribe(toOther: second)
sink.subscribe(to: source)
// end 8.6

// exercise 8.6
guard !latest.isEmpty else { return }
if let result = try? select(element, latest.element) { forwardNext(result) }
// end 8.6

// exercise 8.6
latest.element = element
// end 8.6
