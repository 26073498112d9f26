// The window of an element that had to wait is measured from before the observer is called.

// exercise 13.5
// instead of: if let element = waiting { send(element) }
if let element = waiting {
  let rang = scheduler.now
  send(element)
  window = .opened(rang)
}
// end 13.5
