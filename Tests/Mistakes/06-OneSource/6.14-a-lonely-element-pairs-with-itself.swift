// The first element is sent at once, as a pair with itself.

// exercise 6.14
// instead of: let before = last
// instead of: // Stored before it is sent: a reentrant observer causes the next one before that returns.
// instead of: last = element
// instead of: if let before { forwardNext((before, element)) }
let before = last ?? element
last = element
forwardNext((before, element))

// instead of: /// The elements since the last one that failed the condition.
// instead of: private var run: [Element] = []
/// The run as far as it is known, and elements whose condition is still being checked.
private var kept = Queue<Element>()

/// How many elements have come.
private var arrivals = 0

/// How many elements are being checked: more than one if the condition makes the source send.
private var open = 0

// instead of: do {
// instead of: if try predicate(element) { run.append(element) } else { run = [] }
// instead of: } catch {
// instead of: fail(with: error)
// instead of: }
// It takes its place before it is checked: the condition may make the source send the next one.
kept.append(element)
arrivals += 1
let place = arrivals
open += 1
do {
  let mayStay = try predicate(element)
  open -= 1
  if !mayStay { dropAll(upTo: place) }
  endIfComplete()
} catch {
  fail(with: error)
}

// instead of: override func onCompleted() {
// instead of: guard !hasCompleted else { return }
// instead of: hasCompleted = true
// instead of: for element in run {
// instead of: // Once the observer has disposed, nobody hears the rest.
// instead of: guard !isDisposed else { return }
// instead of: forwardNext(element)
// instead of: }
// instead of: complete()
// instead of: }
override func onCompleted() {
  guard !hasCompleted else { return }
  hasCompleted = true
  endIfComplete()
}

/// Drops the element that came at this place, and all before it.
private func dropAll(upTo place: Int) {
  while kept.count > arrivals - place { _ = kept.removeFirst() }
}

/// Sends the run and the end, once the source has completed and every element has been checked.
private func endIfComplete() {
  guard hasCompleted, open == 0 else { return }
  while let element = kept.removeFirst() { forwardNext(element) }
  complete()
}
// end 6.14
