// A full array does not start the time over: the next one is cut short.

// exercise 13.9
gathered.append(element)
if gathered.count == count {
  let full = gathered
  gathered = []
  forwardNext(full)
}
// end 13.9

// exercise 13.9
forwardNext(gathered)
complete()
// end 13.9

// exercise 13.9
let full = gathered
gathered = []
restartAlarm(after: dueTime) { forwardNext(full) }
// end 13.9
