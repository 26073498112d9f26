// Catches the errors of the taps, which never fail.

// exercise 18.8
// instead of: .flatMapLatest { forecast().map(Optional.some).catchAndReturn(nil) }
// instead of: .subscribe(onNext: { [weak self] text in self?.show(text) })
.catchAndReturn(())
  .flatMapLatest { forecast() }
  .subscribe(
    onNext: { [weak self] text in self?.show(text) },
    onError: { [weak self] _ in self?.show(nil) }
  )
// end 18.8
