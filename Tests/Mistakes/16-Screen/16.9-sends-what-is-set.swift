// Sends whatever the dial reports, even what the program has set.

// exercise 16.9
// instead of: let isUsers = !isSetting
let isUsers = true
// end 16.9
