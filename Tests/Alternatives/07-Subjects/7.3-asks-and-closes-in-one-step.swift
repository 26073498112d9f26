// An end asks whether the slot is closed, and closes it, in one step.

// exercise 7.3
// instead of: guard !isClosed else { return }
// instead of: // The delivery of an element may be in progress further down the stack, and must not arrive after
// instead of: // the end.
// instead of: close()
guard phase.update({ _ in .closed }) != .closed else { return }
// end 7.3
