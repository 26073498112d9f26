// Leaves out a warning that is like the one before, which the user may have hidden.

// exercise 18.19
// instead of: .map { warning in warning.capitalizedFirst }
.map { warning in warning.capitalizedFirst }
  .distinctUntilChanged()
// end 18.19
