// Warnings that complete before there was any say that the station is silent.

// exercise 16.2
// instead of: warnings = warned.asSignal(onErrorJustReturn: Self.silence)
warnings =
  warned
  .ifEmpty(default: Self.silence)
  .asSignal(onErrorJustReturn: Self.silence)
// end 16.2
