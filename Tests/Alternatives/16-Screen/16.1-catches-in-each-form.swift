// What they have in common is the way to the scheduler; each of them catches for itself.

// exercise 16.1
SharedSequence(arriving(by: Strategy.self).catchAndReturn(onErrorJustReturn))
// end 16.1

// exercise 16.1
SharedSequence(arriving(by: Strategy.self).catch { _ in onErrorDriveWith.asObservable() })
// end 16.1

// exercise 16.1
SharedSequence(arriving(by: Strategy.self).catch { onErrorRecover($0).asObservable() })
// end 16.1

// exercise 16.1
asSharedSequence(onErrorRecover: { error in
  programmerError("This can't fail, and has failed: \(error)")
  return .empty()
})
// end 16.1

// exercise 16.1
private func arriving<Strategy: SharingStrategyProtocol>(
  by strategy: Strategy.Type
) -> Observable<Element> {
  asObservable().observe(on: strategy.scheduler)
}
// end 16.1
