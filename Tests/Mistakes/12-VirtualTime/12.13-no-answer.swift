// The source sends inside `subscribe`, but nothing while an element is being heard.

// exercise 12.13
// instead of: if event.element == 1 { input?.onNext(2) }
// instead of: if event.element == 2 { input?.onCompleted() }
_ = input
// instead of: if actual == "---1--(2|)" { return nil }
// instead of: return "1 inside `subscribe`, 2 as an answer, and the end as one to 2, become \(actual)"
return actual == "---1" ? nil : "1 inside `subscribe` becomes \(actual)"
// end 12.13
