// The page begins to load in a turn of the main scheduler: while other work of it is pending,
// isLoading is still false when open returns.

// exercise 11.11
// instead of: screen.isLoading = true
_ = MainScheduler.instance.schedule(screen) { screen in
  screen.isLoading = true
  return Disposables.create()
}
// end 11.11
