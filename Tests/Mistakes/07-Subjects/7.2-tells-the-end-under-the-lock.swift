// Holds the lock while a later observer is told the end: that observer may wait for another thread.

// exercise 7.2
// instead of: for element in past { observer.onNext(element) }
// instead of: end.tell(observer)
machine.withLock { _ in
  for element in past { observer.onNext(element) }
  end.tell(observer)
}
// end 7.2
