// Counts to one only, as a flag does: the first of two pieces takes off both.

// exercise 11.7
// instead of: let isFirst = pending.add() == 1
let isFirst = pending.count() == 0
if isFirst { pending.add() }
// instead of: work.run()
// instead of: pending.subtract()
work.run()
pending.subtract(pending.count())
// end 11.7
