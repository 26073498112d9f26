// Guards the array with a lock of its own, and frees what an error drops while it holds that.

// exercise 13.13
// instead of: private var gathered: [Element] = []
private let gathered = Lock<[Element]>([])

// instead of: override func sourceSent(_ element: Element) {
// instead of: // A source may go on after `dispose()`.
// instead of: guard !isDisposed else { return }
// instead of: gathered.append(element)
// instead of: if gathered.count == count { sendGathered() } else { setAlarm() }
// instead of: }
override func sourceSent(_ element: Element) {
  guard !isDisposed else { return }
  let now = gathered.withLock { gathered in
    gathered.append(element)
    return gathered.count
  }
  if now == count { sendGathered() } else { setAlarm() }
}

override func sourceFailed(_ error: Swift.Error) {
  gathered.withLock { $0 = [] }
  fail(with: error)
}

// instead of: let array = gathered
// instead of: gathered = []
let array = gathered.withLock { gathered in
  defer { gathered = [] }
  return gathered
}
// end 13.13
