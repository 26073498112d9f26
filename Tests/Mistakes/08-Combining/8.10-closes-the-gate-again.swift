// A second element of the other source closes the gate again.

// exercise 8.10
// instead of: isOpen = true
isOpen.toggle()
// end 8.10
