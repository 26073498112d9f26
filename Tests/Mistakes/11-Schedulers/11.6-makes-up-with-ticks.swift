// Makes up a missed tick with another tick, which begins a clock of its own.

// exercise 11.6
// instead of: turns.request(.makeUp, on: scheduler)
turns.request(.tick, on: scheduler)
// end 11.6
