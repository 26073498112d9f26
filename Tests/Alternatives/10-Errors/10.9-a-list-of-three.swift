// Three sources in a list, each a second chance for the one before.

// exercise 10.9
Observable.catch(sequence: repeatElement(upload(page), count: 3)).ignoreElements()
// end 10.9
