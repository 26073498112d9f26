// Does the work once, even after it was called off.

// exercise 11.1
guard let action = action.take() else { return }
result.setDisposable(action())
// end 11.1

// exercise 11.1
result.dispose()
// end 11.1
