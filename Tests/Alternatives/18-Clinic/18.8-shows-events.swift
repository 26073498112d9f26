// Turns each question into its events, of which an error is one.

// exercise 18.8
// instead of: .flatMapLatest { forecast().map(Optional.some).catchAndReturn(nil) }
// instead of: .subscribe(onNext: { [weak self] text in self?.show(text) })
.flatMapLatest { forecast().materialize() }
  .subscribe(onNext: { [weak self] event in
    switch event {
    case .next(let text): self?.show(text)
    case .error: self?.show(nil)
    case .completed: break
    }
  })
// end 18.8
