// The observer hears the end, and the source goes on.

// exercise 5.9
guard remaining > 0 else { return }
remaining -= 1
let isLast = remaining == 0
forwardNext(element)
if isLast { observer.onCompleted() }
// end 5.9
