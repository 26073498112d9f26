// Work that is due now runs inside the call that schedules it.

// exercise 12.2
// instead of: queue.insert(work, at: time)
if converter.compareVirtualTime(time, clock) == .greaterThan {
  queue.insert(work, at: time)
} else {
  work.run()
}
// end 12.2
