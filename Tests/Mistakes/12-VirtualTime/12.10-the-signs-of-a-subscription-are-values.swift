// `^` and `!` become values.

// exercise 12.10
// instead of: case "^": add(.subscribed, from: piece)
// instead of: case "!": add(.disposed, from: piece)
// end 12.10
