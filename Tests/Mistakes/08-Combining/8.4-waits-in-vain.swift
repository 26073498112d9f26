// Keeps waiting for a source that has ended without an element.

// exercise 8.4
gaps == 0 ? .sendResult : .wait
// end 8.4
