// Ends quietly at an error: what was given for that case is never sent.

// exercise 16.1 in AsSharedSequence.swift
SharedSequence(
  asObservable()
    .observe(on: Strategy.scheduler)
    .catch { _ in .empty() }
)
// end 16.1
