// Takes the tick off before the action runs: the next tick finds nobody at work.

// exercise 11.6
// instead of: state = action(state)
// instead of: if due.subtract() > 0 {
// instead of: turns.request(.makeUp, on: scheduler)
// instead of: }
let isMore = due.subtract() > 0
state = action(state)
if isMore { turns.request(.makeUp, on: scheduler) }
// end 11.6
