import Dispatch
import Foundation
import Rx
import Synchronization

extension Observable where Element == [UInt8] {
  /// Returns the bytes of a file, a pipe or a terminal, as they come, on `queue`.
  ///
  /// A thread of its own waits for them. It can't be called off while it waits; what it reads after
  /// the disposal is told to nobody.
  static func bytes(of descriptor: Int32, on queue: DispatchQueue) -> Observable<[UInt8]> {
    .create { observer in
      let listener = Listener(observer)
      Thread.detachNewThread {
        var buffer = [UInt8](repeating: 0, count: 4096)
        while listener.isThere {
          let count = read(descriptor, &buffer, buffer.count)
          if count < 0, errno == EINTR { continue }
          guard count > 0 else { break }
          let bytes = Array(buffer.prefix(count))
          queue.async { listener.tell(.next(bytes)) }
        }
        queue.async { listener.tell(.completed) }
      }
      return Disposables.create { listener.leave() }
    }
  }
}

extension ObservableType where Element == [UInt8] {
  /// Returns the keys that the bytes mean; the end of the bytes is `quit`.
  ///
  /// - Parameter clock: Measures the silence that makes an ESC the key itself, and no arrow.
  /// - Returns: The keys that mean something here.
  func keys(clock: SchedulerType) -> Observable<Key> {
    Observable.deferred {
      var decoder = KeyDecoder()
      let silence = RxTimeInterval.milliseconds(Int(KeyDecoder.timeout * 1000))
      return
        self.multicast({ PublishSubject<[UInt8]>() }) { bytes in
          Observable.merge(
            bytes.map { bytes in decoder.decode(bytes) },
            bytes.debounce(silence, scheduler: clock).map { _ in decoder.timeOut() }
          )
        }
        .concatMap { keys in Observable.from(keys) }
        .concat(Observable.just(.quit))
    }
  }

  /// Returns the lines that the bytes spell, without blanks around them.
  func lines() -> Observable<String> {
    Observable.deferred {
      var rest: [UInt8] = []
      // An end of the input is an end of the line, too.
      return self.concat(Observable.just([newline]))
        .map { bytes in
          var pieces = (rest + bytes).split(separator: newline, omittingEmptySubsequences: false)
          rest = Array(pieces.removeLast())
          return pieces.map { String(decoding: $0, as: UTF8.self).trimmed }
        }
        .concatMap { lines in Observable.from(lines) }
    }
  }
}

extension Observable where Element == Key {
  /// Returns a `quit` for each signal that asks the program to end.
  static func signals(on queue: DispatchQueue) -> Observable<Key> {
    .create { observer in
      let numbers = [SIGINT, SIGTERM, SIGHUP]
      let sources = numbers.map { number in
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
        source.setEventHandler { observer.onNext(.quit) }
        source.resume()
        return source
      }
      return Disposables.create {
        for source in sources { source.cancel() }
        for number in numbers { signal(number, SIG_DFL) }
      }
    }
  }
}

private let newline = UInt8(ascii: "\n")

extension String {
  fileprivate var trimmed: String {
    trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

/// An observer that another thread knows of, until it leaves.
private final class Listener: Sendable {
  /// The observer, as a value that may cross threads.
  private struct Guest: @unchecked Sendable {
    // Unchecked: only the queue that brings the events calls it.
    let observer: AnyObserver<[UInt8]>
  }

  private let guest: Mutex<Guest?>

  init(_ observer: AnyObserver<[UInt8]>) {
    guest = Mutex(Guest(observer: observer))
  }

  var isThere: Bool {
    guest.withLock { $0 != nil }
  }

  func tell(_ event: Event<[UInt8]>) {
    guest.withLock { $0 }?.observer.on(event)
  }

  func leave() {
    // The guest is freed out here, and not with the lock held.
    _ = guest.withLock { guest in
      defer { guest = nil }
      return guest
    }
  }
}
