// What the condition throws counts as a no.

// exercise 6.14
// instead of: do {
// instead of: if try predicate(element) { run.append(element) } else { run = [] }
// instead of: } catch {
// instead of: fail(with: error)
// instead of: }
if (try? predicate(element)) == true { run.append(element) } else { run = [] }
// end 6.14
