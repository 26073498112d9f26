// Catches the errors and shares, but stays on the thread of the source.

// exercise 16.1 in AsSharedSequence.swift
SharedSequence(asObservable().catch(recover))
// end 16.1
