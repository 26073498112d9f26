// Takes all groups out before the first of them hears the end.

// exercise 9.5
if let known = subjects[key] {
  known.onNext(element)
} else if let new = begin(key) {
  new.onNext(element)
}
// end 9.5

// exercise 9.5
let wasDisposed = !stop()
let groups = inOrder
(subjects, inOrder) = ([:], [])
let event = error.map { Event<Element>.error($0) } ?? .completed
groups.forEach { $0.on(event) }
if !wasDisposed, !cancel.isDisposed { tellEnd(error) }
sourceSubscription.dispose()
dispose()
// end 9.5
