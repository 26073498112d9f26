// A limited number is subscribed, and each is heard as soon as it sends something.

// exercise 9.8
map(selector).merge(maxConcurrent: maxConcurrent)
// end 9.8

// exercise 9.8
// end 9.8
