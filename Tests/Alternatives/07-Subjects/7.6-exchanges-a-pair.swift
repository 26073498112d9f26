// Exchanges the two values as a pair.

// exercise 7.6
// instead of: swap(&newest, &element)
(newest, element) = (element, newest)
// end 7.6
