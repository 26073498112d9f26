// There is a place for what the source returned, and nothing is ever put there.

// exercise 4.5

// end 4.5

// exercise 4.5
resource.dispose()
// end 4.5
