// The driver of a relay (or of anything that can't fail) is shared above the hop: a late subscriber
// gets the newest element a tick later, and not in the tick in which it subscribes.

// exercise 16.1
// instead of: shared { error in
// instead of: programmerError("A sequence whose type says that it can't fail has failed: \(error)")
// instead of: return .empty()
// instead of: }
let source = Strategy.share(asObservable())
return SharedSequence(
  raw:
    source
    .observe(on: Strategy.scheduler)
    .catch { error in
      programmerError("A sequence whose type says that it can't fail has failed: \(error)")
      return .empty()
    }
)
// end 16.1
