// Sets the spinner on whichever thread the answer comes.

// exercise 17.8
// instead of: reactor.state.map(\.isLoading)
// instead of: .distinctUntilChanged()
// instead of: .bind(to: spinner.rx.isAnimating)
reactor.state.map(\.isLoading)
  .distinctUntilChanged()
  .subscribe(onNext: { [spinner] isLoading in spinner.isAnimating = isLoading })
// end 17.8
