// The closures that are kept read the value from the observable that keeps them: a retain cycle.

// exercise 2.1
// instead of: observers.append(observer)
observers.append { _ in observer(self.value) }
// end 2.1
