// Comes on main, but never at once: a screen stays empty until the next turn of the queue.

// exercise 16.1 in AsSharedSequence.swift
SharedSequence(
  asObservable()
    .observe(on: MainScheduler.asyncInstance)
    .catch(recover)
)
// end 16.1
