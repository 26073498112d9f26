// The element that fails the condition is the first of the run.

// exercise 6.14
// instead of: if try predicate(element) { run.append(element) } else { run = [] }
if try !predicate(element) { run = [] }
run.append(element)
// end 6.14
