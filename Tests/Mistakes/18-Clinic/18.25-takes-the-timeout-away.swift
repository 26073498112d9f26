// Removes the timeout, since the spinner kept spinning only after timeouts. Now nothing stops it.

// exercise 18.25
// instead of: .timeout(.seconds(10), scheduler: clock)
// end 18.25
