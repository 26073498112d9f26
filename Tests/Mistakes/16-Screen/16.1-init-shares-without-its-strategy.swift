// `init(_:)` shares every sequence with a replay, whatever its strategy says: a signal (and what
// an operator makes of one), or any other strategy, replays its last element to a late
// subscriber.

// exercise 16.1 in AsSharedSequence.swift
recovering { _ in .just(onErrorJustReturn) }
// end 16.1

// exercise 16.1 in AsSharedSequence.swift
recovering { _ in onErrorDriveWith.asObservable() }
// end 16.1

// exercise 16.1 in AsSharedSequence.swift
recovering { error in onErrorRecover(error).asObservable() }
// end 16.1

// exercise 16.1 in AsSharedSequence.swift
recovering { error in
  programmerError("This sequence can't fail by its type, and has failed: \(error)")
  return .empty()
}
// end 16.1

// exercise 16.1 in AsSharedSequence.swift
/// What the four have in common.
private func recovering<Strategy: SharingStrategyProtocol>(
  with recover: @escaping (Swift.Error) -> Observable<Element>
) -> SharedSequence<Strategy, Element> {
  SharedSequence(asObservable().observe(on: Strategy.scheduler).catch(recover))
}
// end 16.1

// exercise 16.1 in Driver.swift
source.share(replay: 1, scope: .whileConnected)
// end 16.1

// exercise 16.1 in SharedSequence.swift
self.source = source.share(replay: 1, scope: .whileConnected)
// end 16.1
