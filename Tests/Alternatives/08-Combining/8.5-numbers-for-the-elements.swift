// Each element has a number, and a dictionary holds those that wait.

// exercise 8.5
// instead of: private var waiting = Queue<Element>()
private var waiting: [Int: Element] = [:]
private var (first, following) = (0, 0)
// instead of: override var isEmpty: Bool { waiting.isEmpty }
override var isEmpty: Bool { first == following }
// instead of: waiting.append(element)
waiting[following] = element
following += 1
// instead of: guard let element = waiting.removeFirst() else { throw NothingToGive() }
guard let element = waiting.removeValue(forKey: first) else { throw NothingToGive() }
first += 1
// end 8.5
