// The source sends inside `subscribe`, but nothing while an element is being heard.

// exercise 12.13
// instead of: if event.element == 1 { input?.onNext(2) }
_ = input
// instead of: return actual == "---1--2" ? nil : "1 inside `subscribe`, and 2 as an answer, become \(actual)"
return actual == "---1" ? nil : "1 inside `subscribe` becomes \(actual)"
// end 12.13
