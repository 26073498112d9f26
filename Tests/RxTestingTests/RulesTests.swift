import ContractTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Testing
import WorkbookTesting

/// What a sink can get wrong, and the rules that it breaks by that.
private enum Fault: CaseIterable {
  case keepsTheEndBack
  case neverFrees
  case freesTwice
  case neverCloses
  case closesWhenItHasTold
  case freesBeforeItTells
  case opensAgain
  case freesAtAnEndAlone
  case freesBeforeItCloses
  case keepsItsObserver
  case isLateForAnEnd
  case hasOneSlotForAll
  case endsOnceForAll

  var breaks: [String] {
    switch self {
    case .keepsTheEndBack: ["the end comes through"]
    case .neverFrees: ["an end frees the source", "`dispose()` reaches the source"]
    case .freesTwice: ["disposed once"]
    case .neverCloses:
      [
        "nothing after an end", "nothing after an end, not even reentrantly", "nothing is kept",
        "nothing after `dispose()`", "closed before the source is told",
        "nothing after `dispose()`, not even reentrantly",
      ]
    case .closesWhenItHasTold: ["nothing after an end, not even reentrantly"]
    case .freesBeforeItTells: ["heard before freed"]
    case .opensAgain: ["nothing after an end", "nothing is kept"]
    case .freesAtAnEndAlone: ["`dispose()` reaches the source"]
    case .freesBeforeItCloses: ["closed before the source is told"]
    case .keepsItsObserver: ["nothing is kept"]
    case .isLateForAnEnd: ["an end inside `subscribe` frees the source"]
    case .hasOneSlotForAll, .endsOnceForAll: ["each subscription is its own"]
    }
  }
}

/// A producer whose sinks keep all the rules but those that a fault breaks.
private final class Faulty: Observable<Int>, @unchecked Sendable {
  // Unchecked: a test uses it on one thread.
  private let source: Observable<Int>
  private let fault: Fault?
  private var slot: FaultySink?
  private var isOver = false

  init(_ fault: Fault?, source: Observable<Int>) {
    self.source = source
    self.fault = fault
  }

  override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Int {
    guard !isOver else { return Disposables.create() }
    let sink = FaultySink(
      fault,
      observer: AnyObserver { event in
        if self.fault == .endsOnceForAll, event.isStopEvent { self.isOver = true }
        observer.on(event)
      }
    )
    if fault == .hasOneSlotForAll {
      slot?.dispose()
      slot = sink
    }
    let subscription = source.subscribe(sink)
    if sink.isClosed, fault != .isLateForAnEnd {
      subscription.dispose()
    } else {
      sink.subscription = subscription
    }
    return Disposables.create { sink.dispose() }
  }
}

private final class FaultySink: ObserverType {
  var subscription: Disposable?

  private let fault: Fault?
  private var observer: AnyObserver<Int>?
  private(set) var isClosed = false

  init(_ fault: Fault?, observer: AnyObserver<Int>) {
    self.fault = fault
    self.observer = observer
  }

  func on(_ event: Event<Int>) {
    guard !isClosed, let observer else { return }
    guard event.isStopEvent else { return observer.on(event) }
    if fault != .closesWhenItHasTold { close() }
    if fault == .freesBeforeItTells { free() }
    if fault != .keepsTheEndBack { observer.on(event) }
    close()
    free()
    if fault == .opensAgain { isClosed = false }
    if fault != .keepsItsObserver, fault != .opensAgain, fault != .neverCloses {
      self.observer = nil
    }
  }

  func dispose() {
    if fault == .freesBeforeItCloses { free() }
    close()
    if fault != .freesAtAnEndAlone { free() }
    if fault != .keepsItsObserver, fault != .neverCloses { observer = nil }
  }

  private func close() {
    isClosed = fault != .neverCloses
  }

  private func free() {
    guard fault != .neverFrees else { return }
    if fault == .freesTwice { subscription?.dispose() }
    subscription.take()?.dispose()
  }
}

@Suite struct `The rules of every operator` {
  @Test func `an operator that keeps them is not blamed`() {
    #expect(brokenRules { Faulty(nil, source: $0) }.map(\.description) == [])
    #expect(brokenRules { $0.map { $0 } }.map(\.description) == [])
    #expect(brokenRules { $0.filter { _ in true } }.map(\.description) == [])
  }

  @Test(arguments: Fault.allCases)
  private func `a rule that is broken is named`(fault: Fault) {
    let broken = brokenRules { Faulty(fault, source: $0) }

    #expect(broken.map(\.name) == fault.breaks, "Seen of it: \(broken)")
  }

  @Test func `an operator whose subscribers share something may say so`() {
    let broken = brokenRules(areIndependent: false) { Faulty(.endsOnceForAll, source: $0) }

    #expect(broken.map(\.description) == [])
  }

  @Test func `an operator that frees its source first may say so`() {
    let broken = brokenRules(atTheEnd: .freedFirst) { Faulty(.freesBeforeItTells, source: $0) }

    #expect(broken.map(\.description) == [])
  }

  @Test func `a closure that is kept is found, whichever way the sequence ends`() {
    var producers: [Observable<Int>] = []
    let kept = closuresKept { source, probe in
      let result = source.map { number in
        probe.touch()
        return number
      }
      producers.append(result)
      return result
    }

    #expect(kept.count == 3, "The test keeps the producer, and with it the closure: \(kept)")
  }

  @Test func `a closure that is released is not reported`() {
    let kept = closuresKept { source, probe in
      source.map { number in
        probe.touch()
        return number
      }
    }

    #expect(kept.map(\.description) == [])
  }
}
