// Completes at the last living source only if exactly one other has sent nothing.

// exercise 8.4
// instead of: return living == 1 ? .complete : .wait
return gaps == 1 && living == 1 ? .complete : .wait
// end 8.4
