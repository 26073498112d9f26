// Goes on without an end when the warnings fail: a screen that opens later waits in vain.

// exercise 16.2
// instead of: warnings = warned.asSignal(onErrorJustReturn: Self.silence)
warnings = warned.catch { _ in Observable.just(Self.silence).concat(Observable.never()) }
  .asSignal(onErrorSignalWith: .empty())
// end 16.2
