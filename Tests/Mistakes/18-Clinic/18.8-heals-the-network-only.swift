// Asks once when the network comes back; the first failure still ends everything.

// exercise 18.8
// instead of: .flatMapLatest { forecast().map(Optional.some).catchAndReturn(nil) }
// instead of: .subscribe(onNext: { [weak self] text in self?.show(text) })
.flatMapLatest { forecast() }
  .subscribe(
    onNext: { [weak self] text in self?.show(text) },
    onError: { [weak self] _ in self?.show(nil) }
  )
// end 18.8
