// There is a slot for what the source returned, but nothing is ever put there.

// exercise 4.5

// end 4.5

// exercise 4.5
resource.dispose()
// end 4.5
