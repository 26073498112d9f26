// If the tick of the creation is now, the closure is called before the clock starts: before the
// work that was scheduled for that tick earlier.

// exercise 12.9
// instead of: scheduleAt(created) { source = create() }
if created > clock { scheduleAt(created) { source = create() } } else { source = create() }
// end 12.9
