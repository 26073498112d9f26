// Makes up what was missed a period later, and not as soon as the scheduler can.

// exercise 11.6
// instead of: turns.request(.makeUp, on: scheduler)
turns.request(.makeUp, after: period, on: scheduler)
// end 11.6
