// The element in place of an error is a shared `just`, which hops to the scheduler once more: in
// virtual time it comes a tick later than the picture says.

// exercise 16.1 in AsSharedSequence.swift
let last = SharedSequence<Strategy, Element>.just(onErrorJustReturn)
return recovering { _ in last.asObservable() }
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
self.source = SharingStrategy.share(source)
// end 16.1
