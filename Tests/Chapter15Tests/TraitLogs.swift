import Solution06OneSource
import WorkbookTesting

#if SOLUTION
@testable import Solution15Traits
#else
@testable import Chapter15Traits
#endif

extension Recorder<String> {
  /// Makes a closure that notes the outcome of a single.
  func single<Element>() -> (SingleEvent<Element>) -> Void {
    { event in
      switch event {
      case .success(let element): self.record("success \(element)")
      case .failure(let error): self.record("failure \(error)")
      }
    }
  }

  /// Makes a closure that notes the outcome of a maybe.
  func maybe<Element>() -> (MaybeEvent<Element>) -> Void {
    { event in
      switch event {
      case .success(let element): self.record("success \(element)")
      case .error(let error): self.record("error \(error)")
      case .completed: self.record("completed")
      }
    }
  }

  /// Makes a closure that notes the outcome of a completable.
  func completable() -> (CompletableEvent) -> Void {
    { event in
      switch event {
      case .error(let error): self.record("error \(error)")
      case .completed: self.record("completed")
      }
    }
  }

  /// Makes a closure that notes the events of an infallible.
  func infallible<Element>() -> (InfallibleEvent<Element>) -> Void {
    { event in self.record("\(event.event)") }
  }
}
