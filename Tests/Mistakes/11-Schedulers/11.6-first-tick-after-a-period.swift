// On a scheduler without a timer, the first tick waits for a period, whatever was asked for.

// exercise 11.6
// instead of: turns.request(.tick, after: dueTime, on: scheduler)
turns.request(.tick, after: period, on: scheduler)
// end 11.6
