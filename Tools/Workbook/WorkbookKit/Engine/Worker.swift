import Foundation

/// Work on a thread of its own, which has to be waited for.
///
/// It is no thread of Dispatch: those go back to the usual priority where they are allowed to, and
/// what is started from them would not be as `nice` as the workbook was asked to be.
package final class Worker: Sendable {
  private let done = DispatchGroup()

  package init(_ work: @escaping @Sendable () -> Void) {
    done.enter()
    let thread = Thread { [done] in
      work()
      done.leave()
    }
    // What the system gives to a first thread: lessons and sources are parsed here.
    thread.stackSize = 8 << 20
    thread.start()
  }

  package func wait() {
    done.wait()
  }
}

/// The time that goes on whatever the calendar says.
package enum Clock {
  package static var seconds: Double { ProcessInfo.processInfo.systemUptime }
}
