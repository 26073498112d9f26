// An error ends it quietly: what was given for that case is never sent.

// exercise 15.8 in AsSharedSequence.swift
SharedSequence(
  asObservable()
    .observe(on: Strategy.scheduler)
    .catch { _ in .empty() }
)
// end 15.8
