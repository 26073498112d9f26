// What ends the attempt knows nothing of the answers.

// exercise 10.4
// instead of: return self
return subscription
// end 10.4
