// No common function: an element replaces the error before the hop, which is no closure's call; the
// others catch after it.

// exercise 16.1
SharedSequence(
  asObservable().catchAndReturn(onErrorJustReturn).observe(on: Strategy.scheduler)
)
// end 16.1

// exercise 16.1
SharedSequence(arriving(on: Strategy.scheduler).catch { _ in onErrorDriveWith.asObservable() })
// end 16.1

// exercise 16.1
let arrived = arriving(on: Strategy.scheduler)
return SharedSequence(arrived.catch { onErrorRecover($0).asObservable() })
// end 16.1

// exercise 16.1
let checked = arriving(on: Strategy.scheduler)
  .catch { error -> Observable<Element> in
    programmerError("It must not fail, but did: \(error)")
    return .empty()
  }
return SharedSequence(checked)
// end 16.1

// exercise 16.1
private func arriving(on scheduler: SchedulerType) -> Observable<Element> {
  asObservable().observe(on: scheduler)
}
// end 16.1

// exercise 16.1
source.share(replay: 1)
// end 16.1

// exercise 16.1
self.init(raw: SharingStrategy.share(source))
// end 16.1
