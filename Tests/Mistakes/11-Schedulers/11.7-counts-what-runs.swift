// Counts only what runs, and not what waits on the queue.

// exercise 11.7
// instead of: let isFirst = pending.add() == 1
let isFirst = pending.count() == 0
// instead of: work.run()
// instead of: pending.subtract()
pending.add()
work.run()
pending.subtract()
// end 11.7
