// The closure that is kept reads the value from the observable that keeps it: a retain cycle.

// exercise 1.1
// instead of: self.observer = observer
self.observer = observer.map { tell in { _ in tell(self.value) } }
// end 1.1
