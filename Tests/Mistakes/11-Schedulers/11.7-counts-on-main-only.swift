// Counts only the work that comes from main, and takes all of it off the count.

// exercise 11.7
// instead of: let isFirst = pending.add() == 1
// instead of: if isFirst, DispatchQueue.isMain {
if DispatchQueue.isMain, pending.add() == 1 {
// end 11.7
