// Decides by the phase in a switch, and serializes events of both kinds in one method.

// exercise 7.7
// instead of: if isReplaying { serialize(element) } else { pass(element) }
switch phase.value() {
case .replaying: serialize { self.pass(element) }
case .live, .closed: pass(element)
}
// instead of: if isReplaying { serialize { self.pass(end) } } else { pass(end) }
guard isReplaying else { return pass(end) }
serialize { self.pass(end) }
// instead of: if let work = serializer.next() { return work }
// instead of: if serializer.isIdle {
// instead of: // Only if it is still replaying: it may have been closed meanwhile.
// instead of: phase.replace(.replaying, with: .live)
// instead of: }
// instead of: return nil
let work = serializer.next()
if work == nil, serializer.isIdle { phase.replace(.replaying, with: .live) }
return work
// end 7.7
