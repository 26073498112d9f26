// Gives out the newest element first.

// exercise 8.5
// instead of: guard let element = waiting.removeFirst() else { throw NothingToGive() }
// instead of: return element
var older = Queue<Element>()
guard var newest = waiting.removeFirst() else { throw NothingToGive() }
while let next = waiting.removeFirst() {
  older.append(newest)
  newest = next
}
waiting = older
return newest
// end 8.5
