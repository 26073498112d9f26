// Gives each tick the first state.

// exercise 11.6
// instead of: state = action(state)
// instead of: if due.subtract() > 0 {
// instead of: turns.request(.makeUp, on: scheduler)
// instead of: }
_ = action(state)
if due.subtract() > 0 {
  turns.request(.makeUp, on: scheduler)
}
// instead of: func run() {
// instead of: guard let action = work.withLock({ $0.action }) else { return }
// instead of: state = action(state)
// instead of: }
func run() {
  guard let action = work.withLock({ $0.action }) else { return }
  _ = action(state)
}
// end 11.6
