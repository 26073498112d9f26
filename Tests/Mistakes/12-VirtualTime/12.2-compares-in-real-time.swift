// Whether work is later than the clock is decided in real time: where real time is coarser than
// virtual time, the clock does not move for it.

// exercise 12.2
// instead of: if converter.compareVirtualTime(item.time, clock) == .greaterThan { clock = item.time }
if converter.convertFromVirtualTime(item.time) > now { clock = item.time }
// end 12.2
