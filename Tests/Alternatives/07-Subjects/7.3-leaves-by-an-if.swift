// Leaves a closed slot by an `if`.

// exercise 7.3
slot.close()
// end 7.3

// exercise 7.3
if isClosed { return }
// end 7.3

// exercise 7.3
if isClosed { return }
close()
// end 7.3

// exercise 7.3
return slots.removeKey(key)
// end 7.3
