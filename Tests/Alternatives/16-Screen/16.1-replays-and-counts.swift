// Shares with the two operators that `share` is made of, and names each step.

// exercise 16.1 in AsSharedSequence.swift
let arriving = asObservable().observe(on: Strategy.scheduler)
return SharedSequence(arriving.catch { error in recover(error) })
// end 16.1

// exercise 16.1 in Driver.swift
source.replay(1).refCount()
// end 16.1
