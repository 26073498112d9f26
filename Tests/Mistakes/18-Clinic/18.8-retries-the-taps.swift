// Subscribes to everything again after an error: the network says that it is there, and is taken for back.

// exercise 18.8
// instead of: .flatMapLatest { forecast().map(Optional.some).catchAndReturn(nil) }
// instead of: .subscribe(onNext: { [weak self] text in self?.show(text) })
.flatMapLatest { forecast() }
  .do(onError: { [weak self] _ in self?.show(nil) })
  .retry()
  .subscribe(onNext: { [weak self] text in self?.show(text) })
// end 18.8
