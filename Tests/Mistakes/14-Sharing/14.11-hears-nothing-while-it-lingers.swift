// Drops what the source sends while nobody listens.

// exercise 14.11
// instead of: state.withLock { $0?.subject }?.onNext(element)
let subject = state.withLock { open in
  (open?.listeners ?? 0) > 0 ? open?.subject : nil
}
subject?.onNext(element)
// end 14.11
