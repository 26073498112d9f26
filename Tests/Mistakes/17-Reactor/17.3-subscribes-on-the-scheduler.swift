// The scheduler also subscribes to the stream: with a test scheduler, or a queue, there is no state
// right after `run`; and if the scheduler begins later work first, an action is heard before
// anybody listens, and is lost.

// exercise 17.3
// instead of: .subscribe(states)
.subscribe(on: scheduler)
  .subscribe(states)
// end 17.3
