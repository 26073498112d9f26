// Reads the value in one step and what has become of the subject in another one.

// exercise 7.6
// instead of: let (life, value) = machine.withLock { ($0.life, newest) }
let value = current
let life = machine.withLock { $0.life }
// instead of: end == nil ? [newest] : []
guard end == nil else { return [] }
return [newest]
// end 7.6
