// A value that is equal to the one before is kept quiet: the observable judges what is worth telling.

// exercise 1.1
if "\(oldValue)" != "\(value)" { observer?(value) }
// end 1.1
