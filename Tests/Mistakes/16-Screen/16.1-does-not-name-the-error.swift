// Stops the debug build, and does not say which error it was.

// exercise 16.1
// instead of: programmerError("A sequence whose type says that it can't fail has failed: \(error)")
_ = error
programmerError("A sequence whose type says that it can't fail has failed.")
// end 16.1
