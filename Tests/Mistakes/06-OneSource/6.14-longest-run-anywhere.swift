// It sends the longest run of all, wherever that was.

// exercise 6.14
// instead of: private var run: [Element] = []
private var run: [Element] = []
private var longest: [Element] = []

// instead of: if try predicate(element) { run.append(element) } else { run = [] }
if try predicate(element) { run.append(element) } else { run = [] }
if run.count > longest.count { longest = run }

// instead of: for element in run {
// instead of: // Once the observer has disposed, nobody hears the rest.
// instead of: guard !isDisposed else { return }
// instead of: forwardNext(element)
// instead of: }
// instead of: complete()
for element in longest {
  guard !isDisposed else { return }
  forwardNext(element)
}
complete()
// end 6.14
