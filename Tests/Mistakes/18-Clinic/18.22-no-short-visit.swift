// Asks something on each visit: a page that holds itself until the first question is cleared.

// exercise 18.22
// instead of: visit {}
// instead of: visit { search("Rome") }
visit { search("Rome") }
// end 18.22
