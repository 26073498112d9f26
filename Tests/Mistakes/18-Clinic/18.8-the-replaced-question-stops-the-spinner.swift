// Stops the spinner whenever a question is disposed: the second of two taps starts it, then disposes
// the first question, and the spinner stands while the answer is on its way.

// exercise 18.8
// instead of: .flatMapLatest { forecast().map(Optional.some).catchAndReturn(nil) }
.flatMapLatest { [spinner] in
  forecast().map(Optional.some)
    .catchAndReturn(nil)
    .do(onDispose: { spinner.isAnimating = false })
}
// end 18.8
