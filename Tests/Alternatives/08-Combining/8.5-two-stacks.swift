// Two arrays: one takes what comes, and is turned round when the other has been given out.

// exercise 8.5
// instead of: private var waiting = Queue<Element>()
private var (coming, going): ([Element], [Element]) = ([], [])
// instead of: override var isEmpty: Bool { waiting.isEmpty }
override var isEmpty: Bool { coming.isEmpty && going.isEmpty }
// instead of: waiting.append(element)
coming.append(element)
// instead of: guard let element = waiting.removeFirst() else { throw NothingToGive() }
if going.isEmpty {
  going = coming.reversed()
  coming.removeAll()
}
guard let element = going.popLast() else { throw NothingToGive() }
// end 8.5
