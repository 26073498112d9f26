// A no for an element that came within a call of the condition drops that element, and not those before the call.

// exercise 6.14
// instead of: waiting.append(element)
// instead of: // The condition may make the source send. What comes then waits until the condition returns.
// instead of: guard !isAsking else { return }
// instead of: isAsking = true
// instead of: while let element = waiting.removeFirst() { ask(about: element) }
// instead of: isAsking = false
// instead of: if hasCompleted, !isDisposed { sendRun() }
waiting.append(element)
guard !isAsking else { return }
isAsking = true
var isNested = false
while let element = waiting.removeFirst() {
  let before = run
  ask(about: element)
  if isNested, run.isEmpty, before.count > 1 { run = before }
  isNested = true
}
isAsking = false
if hasCompleted, !isDisposed { sendRun() }
// end 6.14
