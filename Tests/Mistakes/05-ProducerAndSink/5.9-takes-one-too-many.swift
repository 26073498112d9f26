// Counts down below nothing, so one element more comes through.

// exercise 5.9
guard remaining >= 0 else { return }
remaining -= 1
let isLast = remaining < 0
forwardNext(element)
if isLast { complete() }
// end 5.9
