// A disposed subject still returns its value.

// exercise 7.6
machine.withLock { $0.subscriptions > 0 }
// end 7.6
// exercise 7.6
let (life, value) = machine.withLock { ($0.life, newest) }
if case .ended(.failed(let error)) = life { throw error }
return value
// end 7.6
