// Looks whether something is pending, and counts in a second step: only main runs work at once, and
// what another thread schedules in between came at the same time.

// exercise 11.7
// instead of: let isFirst = pending.add() == 1
let isFirst = pending.count() == 0
pending.add()
// end 11.7
