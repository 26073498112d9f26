// Takes the errors away and shares, but stays on the thread of the source.

// exercise 15.8 in AsSharedSequence.swift
SharedSequence(asObservable().catch(recover))
// end 15.8
