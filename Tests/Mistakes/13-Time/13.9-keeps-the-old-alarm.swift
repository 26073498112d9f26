// A full array does not start the time over: the next one is cut short.

// exercise 13.9
// instead of: if gathered.count == count { sendGathered() }
if gathered.count == count {
  let full = gathered
  gathered = []
  forwardNext(full)
}
// end 13.9
