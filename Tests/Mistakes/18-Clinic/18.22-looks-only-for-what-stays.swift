// Looks for what is there too long, and never for what is gone too soon.

// exercise 18.22
// instead of: return leaks.keys.sorted() + (hasGone ? [goneTooSoon] : [])
return leaks.keys.sorted()
// end 18.22
