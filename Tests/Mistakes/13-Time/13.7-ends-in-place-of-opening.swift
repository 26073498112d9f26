// When the time is over `skip` completes, as if it were `take`.

// exercise 13.7
// instead of: isOpen = true
complete()
// end 13.7
