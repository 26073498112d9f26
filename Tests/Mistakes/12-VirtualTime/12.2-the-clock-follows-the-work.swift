// Moves the clock after the work, which still sees the old time.

// exercise 12.2
// instead of: if converter.compareVirtualTime(item.time, clock) == .greaterThan { clock = item.time }
// instead of: item.work.run()
item.work.run()
if converter.compareVirtualTime(item.time, clock) == .greaterThan { clock = item.time }
// end 12.2
