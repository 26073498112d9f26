import ContractTesting
import Dispatch
import Solution03TokensAndBags
import Solution04Events
import Solution11Schedulers
import Testing
import WorkbookTesting

/// Notes each event, and says so if it came anywhere but on the main queue.
struct PlaceLog {
  let log = Log()

  private static let mark: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// What was noted so far.
  var values: [String] { log.values }

  /// An observer that writes here.
  func observer<Element>(of type: Element.Type = Element.self) -> AnyObserver<Element> {
    AnyObserver { event in
      switch event {
      case .next(let element): note("\(element)")
      case .error(let error): note("error \(error)")
      case .completed: note("completed")
      }
    }
  }

  /// Notes a line, and says so if that happens anywhere but on the main queue.
  func note(_ line: String) {
    let isOnMain = DispatchQueue.getSpecific(key: Self.mark) != nil
    log.record(isOnMain ? line : "\(line) on another thread")
  }
}

/// Does something on a thread that is not the main one, and waits until it is done.
func elsewhere(_ body: @escaping () -> Void) {
  #expect(onThreads(1) { _ in body() }, "The work on another thread did not return.")
}

/// Lets the main queue do all the work that is on it so far.
@MainActor func turnOfMain() async {
  await withCheckedContinuation { continuation in
    DispatchQueue.main.async { continuation.resume() }
  }
}

/// The main scheduler of a test that did not mock: the real one.
func isReal(_ scheduler: SchedulerType) -> Bool {
  scheduler is MainScheduler
}
