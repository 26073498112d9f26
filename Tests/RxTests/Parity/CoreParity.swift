import Foundation
import Rx
import Testing

/// The symbols of RxSwift's core, each in use.
@Suite struct `Parity: the core` {
  private struct Failure: Error {}
  private final class Owner {}

  @Test func `events`() {
    let next: Event<Int> = .next(1)
    let failed: Event<Int> = .error(Failure())
    let done: Event<Int> = .completed
    #expect(!next.isStopEvent && next.element == 1 && failed.error is Failure && done.isCompleted)
    #expect(next.map { $0 + 1 }.debugDescription == "next(2)")
    func event<Convertible: EventConvertible>(of value: Convertible) -> Event<Convertible.Element> {
      value.event
    }
    #expect(event(of: done).isCompleted)
  }

  @Test func `observers`() {
    var heard: [Int] = []
    let observer = AnyObserver<Int> { event in heard += event.element.map { [$0] } ?? [] }
    observer.on(.next(1))
    observer.onNext(2)
    observer.asObserver().onNext(3)
    observer.mapObserver { (text: String) in text.count }.onNext("four")
    AnyObserver(observer).onError(Failure())
    observer.onCompleted()
    let handler: AnyObserver<Int>.EventHandler = { _ in }
    handler(.completed)
    func tell<Observer: ObserverType>(_ observer: Observer, _ element: Observer.Element) {
      observer.onNext(element)
    }
    tell(observer, 5)
    #expect(heard == [1, 2, 3, 4, 5])
  }

  @Test func `subscribing`() {
    let owner = Owner()
    let source: Observable<Int> = .just(1)
    var count = 0
    source.subscribe { (_: Event<Int>) in count += 1 }.dispose()
    source.subscribe(onNext: { _ in count += 1 }, onError: nil, onCompleted: nil, onDisposed: nil)
      .dispose()
    source.subscribe(onNext: { _ in count += 1 }).dispose()
    source.subscribe().dispose()
    source.subscribe(
      with: owner,
      onNext: { _, _ in count += 1 },
      onError: { _, _ in },
      onCompleted: { _ in },
      onDisposed: { _ in }
    )
    .dispose()
    source.subscribe(AnyObserver { _ in count += 1 }).dispose()
    #expect(count == 7)
  }

  @Test func `protocols and conversions`() {
    func convert<Source: ObservableConvertibleType>(_ source: Source) -> Observable<Source.Element>
    {
      source.asObservable()
    }
    func count<Source: ObservableType>(_ source: Source) -> Observable<Int> {
      source.asObservable().map { _ in 1 }
    }
    _ = count(convert(Single.just(1)))
    _ = count(convert(BehaviorRelay(value: 1)))
  }

  @Test func `hooks, errors and time`() {
    let handler: Hooks.DefaultErrorHandler = Hooks.defaultErrorHandler
    let capture: Hooks.CustomCaptureSubscriptionCallstack = Hooks.customCaptureSubscriptionCallstack
    _ = (handler, capture, Hooks.recordCallStackOnError)
    let errors: [RxError] = [
      .unknown, .disposed(object: Owner()), .overflow, .argumentOutOfRange, .noElements,
      .moreThanOneElement, .timeout,
    ]
    #expect(errors.count == 7)
    let interval: RxTimeInterval = .milliseconds(1)
    let time: RxTime = Date()
    _ = (interval, time)
  }
}
