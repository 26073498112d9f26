// An enum for the gate; behind a closed one, both subscriptions are disposed at once.

// exercise 8.10
// instead of: private var isOpen = false
private enum Gate { case closed, open }
private var gate = Gate.closed
// instead of: if isOpen { forwardNext(element) }
guard case .open = gate else { return }
forwardNext(element)
// instead of: if isOpen { complete() } else { dispose() }
switch gate {
case .open:
  complete()
case .closed:
  dispose()
  both.dispose()
}
// instead of: isOpen = true
gate = .open
// end 8.10
