// A word: whoever makes a one of its zero runs the work at once, and all others count theirs.

// exercise 11.7
// instead of: private let pending = Counter()
private let pending = Word(0)
// end 11.7

// exercise 11.7
// instead of: let isFirst = pending.add() == 1
// instead of: if isFirst, DispatchQueue.isMain {
// instead of: finish(work)
// instead of: } else {
// instead of: configuration.queue.async { self.finish(work) }
// instead of: }
if DispatchQueue.isMain, pending.replace(0, with: 1) {
  finish(work)
} else {
  pending.update { $0 + 1 }
  configuration.queue.async { self.finish(work) }
}
// instead of: pending.subtract()
pending.update { $0 - 1 }
// end 11.7
