// Without `latest`, an element that is lost starts the window over.

// exercise 13.5
// instead of: guard latest else { return }
guard latest else {
  window = .opened(scheduler.now)
  return
}
// end 13.5
