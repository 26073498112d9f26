// An error without a reason gets an empty text: the banner is there, and says nothing.

// exercise 10.8
text = (error as? ReasonableError)?.reason ?? ""
// end 10.8
