// Leaves the scope out, which is the same without it, and chooses the last warning in a closure.

// exercise 16.2
// instead of: source.share(scope: .whileConnected)
source.share()
// instead of: warnings = warned.asSignal(onErrorJustReturn: Self.silence)
warnings = warned.asSignal(onErrorRecover: { _ in .just(Self.silence) })
// end 16.2
