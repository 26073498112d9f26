// Asks for the past as if the subject were still running, however it has ended.

// exercise 7.1
// instead of: switch machine.life {
// instead of: case .running: past = self.past(before: nil)
// instead of: case .ended(let end): past = self.past(before: end)
// instead of: case .disposed: break
// instead of: }
if !machine.isDisposed { past = self.past(before: nil) }
// end 7.1
