// An empty text for what has no reason: the banner is there, and says nothing.

// exercise 10.8
text = (error as? ReasonableError)?.reason ?? ""
// end 10.8
