// Catches the error first: the closure that chooses what to do is called on the error's thread.

// exercise 16.1 in AsSharedSequence.swift
SharedSequence(asObservable().catch(recover).observe(on: Strategy.scheduler))
// end 16.1
