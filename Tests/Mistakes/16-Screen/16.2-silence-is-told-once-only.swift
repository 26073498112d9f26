// The silence is told at the first failure only: a screen that opens later asks the station again,
// which fails again, and its user hears of nothing. (emit, error, emit again, error: the second
// gets no silence.)

// exercise 16.2 in StationFeed.swift
// instead of: warnings = warned.asSignal(onErrorJustReturn: Self.silence)
var isTold = false
warnings = warned.asSignal(onErrorRecover: { _ in
  defer { isTold = true }
  return isTold ? .empty() : .just(StationFeed.silence)
})
// end 16.2
