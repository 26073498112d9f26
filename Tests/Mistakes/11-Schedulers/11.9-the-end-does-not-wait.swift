// On a queue, sends the end at once, before the elements that wait.

// exercise 11.9
// instead of: scheduler.perform(hop)
if hop is EndHop<Observer> { hop.run() } else { scheduler.perform(hop) }
// end 11.9
