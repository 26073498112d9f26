// With a count of zero each element fills its window.

// exercise 13.10
// instead of: if elements == count, window === subject { openNext() }
if elements >= count, window === subject { openNext() }
// end 13.10
