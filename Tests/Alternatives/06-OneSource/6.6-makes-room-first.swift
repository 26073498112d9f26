// It makes room before it keeps an element, if it keeps any, and counts what it sends.

// exercise 6.6
guard count > 0 else { return }
if kept.count == count { _ = kept.removeFirst() }
kept.append(element)
// end 6.6

// exercise 6.6
for _ in 0..<kept.count {
  guard !isDisposed, let element = kept.removeFirst() else { return }
  forwardNext(element)
}
complete()
// end 6.6
