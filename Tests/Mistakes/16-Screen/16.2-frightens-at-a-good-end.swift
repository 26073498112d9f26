// Announces the silence after the last warning, however that sequence ends.

// exercise 16.2
// instead of: warnings = warned.asSignal(onErrorJustReturn: Self.silence)
warnings = warned.catch { _ in .empty() }
  .concat(Observable.just(Self.silence))
  .asSignal(onErrorSignalWith: .empty())
// end 16.2
