// The gate is a closure, which forwards once it is open.

// exercise 8.10
// instead of: private var isOpen = false
private var pass: ((Observer.Element) -> Void)?

// instead of: if isOpen { forwardNext(element) }
pass?(element)

// instead of: if isOpen { complete() } else { dispose() }
guard pass != nil else { return dispose() }
complete()

// instead of: isOpen = true
// instead of: otherSubscription.dispose()
pass = { [unowned self] in forwardNext($0) }
otherSubscription.dispose()
// end 8.10
