// The loop that tells looks only whether the sink was disposed, and goes on after the end.
// Changes: 9.8-tells-first.swift

// exercise 9.8
// instead of: return line.key
return state.unfinished > 0 ? line.key : nil

// instead of: tell()
// instead of: if state.withLock({ $0.unfinished == 0 }) { return }
// instead of: if let key, let next = letGo(key) { begin(next) }
if let key, let next = letGo(key) { begin(next) }
tell()

// instead of: switch step {
// instead of: case .tell(let element): send(element)
// instead of: case .drop: break
// instead of: case .complete: return complete()
// instead of: }
switch step {
case .tell(let element): send(element)
case .drop: break
case .complete: complete()
}
// end 9.8
