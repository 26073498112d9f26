// Both are made with `create`; the run is a list of numbered elements in an observer.

// exercise 6.14
.create { observer in
  // Each subscription runs this closure, and has a variable of its own.
  var last: Element?
  return self.subscribe(
    AnyObserver { event in
      switch event {
      case .next(let element):
        let before = last
        last = .some(element)
        if let before { observer.onNext((before, element)) }
      case .error(let error):
        last = nil
        observer.onError(error)
      case .completed:
        last = nil
        observer.onCompleted()
      }
    }
  )
}
// end 6.14

// exercise 6.14
.create { observer in
  let run = FinalRun(observer: observer, predicate: predicate)
  let subscription = self.subscribe(run)
  return Disposables.create(run.isUnwanted, subscription)
}
// end 6.14

// exercise 6.14
/// Gathers the run of one subscription.
private final class FinalRun<Element>: ObserverType {
  /// Is disposed with the subscription.
  let isUnwanted = BooleanDisposable()

  private enum Phase {
    case gathering
    case completed
    case over
  }

  private let observer: AnyObserver<Element>
  private let predicate: (Element) throws -> Bool
  private var phase = Phase.gathering
  private var candidates: [(number: Int, element: Element)] = []
  private var nextNumber = 0
  private var openQuestions: Set<Int> = []

  init(observer: AnyObserver<Element>, predicate: @escaping (Element) throws -> Bool) {
    self.observer = observer
    self.predicate = predicate
  }

  func on(_ event: Event<Element>) {
    guard phase == .gathering, !isUnwanted.isDisposed else { return }
    switch event {
    case .next(let element):
      judge(element)
    case .error(let error):
      end()
      observer.onError(error)
    case .completed:
      phase = .completed
      sendIfJudged()
    }
  }

  private func judge(_ element: Element) {
    let number = nextNumber
    nextNumber += 1
    candidates.append((number, element))
    openQuestions.insert(number)
    let answer = Result { try predicate(element) }
    openQuestions.remove(number)
    guard phase != .over, !isUnwanted.isDisposed else { return }
    switch answer {
    case .success(true):
      break
    case .success(false):
      candidates.removeAll { $0.number <= number }
    case .failure(let error):
      end()
      observer.onError(error)
      return
    }
    sendIfJudged()
  }

  private func sendIfJudged() {
    guard phase == .completed, openQuestions.isEmpty else { return }
    let run = candidates
    end()
    for candidate in run {
      if isUnwanted.isDisposed { return }
      observer.onNext(candidate.element)
    }
    observer.onCompleted()
  }

  private func end() {
    phase = .over
    candidates = []
  }
}
// end 6.14
