// What can't fail by its type is not shared ("a relay costs nothing"): two labels on the driver of
// an Infallible are two subscriptions, and the driver of a PublishRelay or a tap replays nothing.

// exercise 16.1 in AsSharedSequence.swift
// instead of: shared { error in
// instead of: programmerError("A sequence whose type says that it can't fail has failed: \(error)")
// instead of: return .empty()
// instead of: }
SharedSequence(
  raw: asObservable()
    .observe(on: Strategy.scheduler)
    .catch { error in
      programmerError("A sequence whose type says that it can't fail has failed: \(error)")
      return .empty()
    }
)
// end 16.1
