// Holds the lock while a later observer is told the end: that observer may wait for another thread.

// exercise 7.2 in Broadcast.swift
machine.withLock { _ in
  for element in past { observer.onNext(element) }
  end.tell(observer)
}
// end 7.2

// exercise 7.2 in SubjectMachine.swift
life = .ended(end)
// end 7.2

// exercise 7.2 in SubjectMachine.swift
slots.removeAll()
// end 7.2
