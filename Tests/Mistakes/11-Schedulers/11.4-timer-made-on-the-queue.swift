// The timer is made on the queue, so the waiting is counted from when the queue comes to that:
// while the queue is busy the time does not run, and later work of `schedule` overtakes work that
// was due.

// exercise 11.4
// instead of: let timer = QueueTimer(on: queue, after: dueTime, leeway: leeway) { timer in
// instead of: timer.dispose()
// instead of: work.run()
// instead of: }
let timer = ScheduledWork { [queue, leeway] in
  QueueTimer(on: queue, after: dueTime, leeway: leeway) { timer in
    timer.dispose()
    work.run()
  }
}
queue.async { timer.run() }
// end 11.4
