// Remembers a completion behind the closed gate, and sends it when the gate opens.

// exercise 8.10
// instead of: private var isOpen = false
private var isOpen = false
private var hasCompleted = false
// instead of: if isOpen { complete() } else { dispose() }
if isOpen { complete() }
hasCompleted = true
sourceSubscription.dispose()
// instead of: isOpen = true
// instead of: otherSubscription.dispose()
isOpen = true
otherSubscription.dispose()
if hasCompleted { complete() }
// end 8.10
