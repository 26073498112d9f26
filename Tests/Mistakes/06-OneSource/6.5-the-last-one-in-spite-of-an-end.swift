// The element that ends it is sent even if the subscriber disposed, or the source ended, within the condition.

// exercise 6.5
// instead of: if isTaking || behavior == .inclusive { forwardNext(element) }
if isTaking { forwardNext(element) } else if behavior == .inclusive { observer.onNext(element) }
// end 6.5
