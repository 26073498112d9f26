// A throw of the condition is taken for `true`: the element is dropped.

// exercise 6.4
// instead of: if try predicate(element) { return }
if (try? predicate(element)) ?? true { return }
// end 6.4
