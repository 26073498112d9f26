// It believes that a scheduler argument moves all events to that scheduler.

// exercise 13.12
.onTheScheduler
// end 13.12

// exercise 13.12
warnings.debounce(.seconds(1), scheduler: main)
// end 13.12
