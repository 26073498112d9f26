// Calls of the condition within each other are made at once, and the innermost one says that none runs.

// exercise 6.14
// instead of: waiting.append(element)
// instead of: // The condition may make the source send. What comes then waits until the condition returns.
// instead of: guard !isAsking else { return }
// instead of: isAsking = true
// instead of: while let element = waiting.removeFirst() { ask(about: element) }
// instead of: isAsking = false
let place = dropped + run.count
run.append(element)
isAsking = true
ask(about: element, at: place)
isAsking = false

// instead of: private func ask(about element: Element) {
// instead of: guard !isDisposed else { return }
// instead of: do {
// instead of: if try predicate(element) { run.append(element) } else { run = [] }
// instead of: } catch {
// instead of: fail(with: error)
// instead of: }
// instead of: }
private var dropped = 0

private func ask(about element: Element, at place: Int) {
  do {
    guard try !predicate(element), place >= dropped else { return }
    run.removeFirst(place + 1 - dropped)
    dropped = place + 1
  } catch {
    fail(with: error)
  }
}

// instead of: /// Elements that came while the condition was being called for another one, oldest first.
// instead of: private var waiting = Queue<Element>()
// end 6.14
