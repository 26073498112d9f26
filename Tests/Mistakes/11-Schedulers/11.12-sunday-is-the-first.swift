// Takes the first day of the week for Monday.

// exercise 11.12
// instead of: let monday = 2
let monday = 1
// end 11.12
