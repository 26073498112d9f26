// Mutes the subscription as soon as it is made.

// exercise 12.8
// instead of: let token = subscription { isOver = true }
let token = subscription {}
// instead of: return token
isOver = true
return token
// end 12.8
