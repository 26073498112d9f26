// A value equal to the one before is swallowed: the observable decides what is worth telling.

// exercise 1.1
if "\(oldValue)" != "\(value)" { observer?(value) }
// end 1.1
