// Without `latest`, an element that is lost starts the window over.

// exercise 13.5
// instead of: } else if latest {
} else if !latest {
  lastSent = scheduler.now
} else {
// end 13.5
