// Forgets the failure when it asks again, not when it has an answer: while that question hangs, the
// page doesn't ask when the network comes back.

// exercise 18.8
// instead of: .do(onNext: { [spinner] in spinner.isAnimating = true })
.do(onNext: { [spinner, hasFailed] in
  spinner.isAnimating = true
  hasFailed.accept(false)
})
// end 18.8
