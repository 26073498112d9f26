// Moves the subscription to the calling thread, where it is anyway, and not the events.

// exercise 16.4
mutations.subscribe(on: CurrentThreadScheduler.instance)
// end 16.4
